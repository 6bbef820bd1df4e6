/** As many as a week of a course has, with its quizzes. */
export const mostLinkedAtOnce = 20;
