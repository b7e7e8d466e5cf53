export const AnswerPage = () => null;
