import type { LearningStyle } from '@akada/contract';

/** How many questions end a day. They are made for the form that asks most: the choice can change at any time. */
export const mostQuestionsADay = 5;
export const questionsADay = (style: LearningStyle): number => (style === 'kinesthetic' ? mostQuestionsADay : 3);

/** A review of lessons with a bank asks about each of them. */
export const questionsInReview = 10;
