/** The teacher speaks of lessons; here a learner has a document before them. */
export function aboutDocument(prompt: string): string {
  return prompt.replace(/\bthe lesson\b/i, 'the document');
}
