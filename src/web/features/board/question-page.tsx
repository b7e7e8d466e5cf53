export const QuestionPage = () => null;
