import type { Saving } from "./saving-mark.tsx";
import type { AnswerResult } from "./use-answer.ts";

/** Without a connection an answer is not on its way: say so, so that people go on with the points. */
export const orFailedWhileOffline = (answer: AnswerResult, { isOffline }: Saving): AnswerResult =>
  isOffline && answer.status !== "ready" ? { ...answer, status: "failed" } : answer;
