const encouragement =
  /^(?:yes|good|great|right|correct|exactly|nearly|almost|close|not quite|not yet|well done|good try)\b[^.!?]{0,24}[.!]?$/i;

/** A word of praise or comfort: it claims nothing. */
export const isEncouragement = (sentence: string) => encouragement.test(sentence);

/** A question back, or what leads over to a list. */
export const isToTheLearner = (sentence: string) => sentence.endsWith('?') || sentence.endsWith(':');

/** How the tutor begins what is not the lesson's: an example of its own, or what goes beyond the text. */
export const ownWords = /^\W*(?:for example|in other words|beyond the (?:lesson|text|document))\b\W*:/i;
