import type { ReactNode } from "react";
import { Rule } from "#web/ui/ornament.tsx";

interface Props {
  title: string;
  text: string;
  children: ReactNode;
  /** The way out, in the corner of the card. */
  back?: ReactNode;
  /** Where to go instead: the other of login and sign-up. */
  footer: ReactNode;
}

/** The card that login and sign-up share. */
export const AuthPage = ({ title, text, children, back, footer }: Props) => (
  <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center px-4 pb-8">
    <div className="majlis-panel relative px-5 py-6 sm:px-10 sm:py-8">
      {back}
      <h1 className="text-center text-3xl text-gold-bright">{title}</h1>
      <p className="mt-1 text-center text-ink-muted">{text}</p>
      <Rule className="mx-auto my-4 max-w-72" />
      {children}
      <div className="mt-4 text-center">{footer}</div>
    </div>
  </div>
);
