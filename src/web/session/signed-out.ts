/** Written at sign-out, so that the browser's other tabs leave too. */
export const SIGNED_OUT_KEY = "majlis_signed_out";
