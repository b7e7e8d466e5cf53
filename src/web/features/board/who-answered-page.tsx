export const WhoAnsweredPage = () => null;
