export const WinnerPage = () => null;
