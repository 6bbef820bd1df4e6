/** Where the row of a topic stands on the page. */
export const rowId = (phrase: string): string =>
  `topic-${phrase
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
