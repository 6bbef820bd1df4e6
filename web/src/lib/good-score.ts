/** From here a score is shown as a success: in colours, notices and the line of the trend. */
export const GOOD_SCORE = 70;
