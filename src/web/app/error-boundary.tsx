import { Component, type ErrorInfo, type ReactNode } from "react";

interface Props {
  /** Another value gives the page a new chance: the address, as a rule. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  failedKey: string | null;
}

/** Keeps a broken page from taking the product with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedKey: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failedKey: "" };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (state.failedKey === null) return null;
    if (state.failedKey === "") return { failedKey: props.resetKey };
    return state.failedKey === props.resetKey ? null : { failedKey: null };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failedKey === null ? this.props.children : this.props.fallback;
  }
}
