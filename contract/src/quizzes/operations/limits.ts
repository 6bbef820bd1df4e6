/** Questions and explanations of a whole quiz, in any script. */
export const quizBodyLimit = 2 * 1024 * 1024;

/** A hall behind one address opens, takes and submits at once. */
export const hall = { max: 100_000, per: 'minute' } as const;

/** Nobody sends a file a minute. */
export const fileLimit = { max: 60, per: 'hour' } as const;

/** Each is a document that a teacher reads. */
export const generationLimit = { max: 120, per: 'hour' } as const;
