import type { ReactNode } from "react";
import { Rule } from "#web/ui/ornament.tsx";

interface Props {
  title: string;
  text: string;
  children: ReactNode;
  /** Where to go instead: the other of login and sign-up. */
  footer: ReactNode;
}

/** The card that login and sign-up share, a door with a pointed arch above it. */
export const AuthPage = ({ title, text, children, footer }: Props) => (
  <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center px-4 pb-12">
    <div className="majlis-panel px-5 py-7 sm:px-10 sm:py-10">
      <h1 className="text-center text-3xl text-gold-bright">{title}</h1>
      <p className="mt-1 text-center text-ink-muted">{text}</p>
      <Rule className="mx-auto my-6 max-w-72" />
      {children}
      <div className="mt-6 text-center">{footer}</div>
    </div>
  </div>
);
