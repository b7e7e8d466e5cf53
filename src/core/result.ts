/** What a rule answers: the new value, or the code of its refusal. */
export type Result<Value, Refusal extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const refuse = <Refusal extends string>(refusal: Refusal): Result<never, Refusal> => ({
  ok: false,
  refusal,
});
