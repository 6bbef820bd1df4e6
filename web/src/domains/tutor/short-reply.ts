/** A reply is read beside a lesson: so many words at once, the others when they are asked for. */
const MOST_WORDS = 90;

const countWords = (text: string | null) => text?.trim().split(/\s+/).filter(Boolean).length ?? 0;

/** The first words of a reply that is still coming. */
export function firstWords(text: string, most = MOST_WORDS): string {
  const end = new RegExp(`^\\s*(?:\\S+\\s+){${most}}`).exec(text)?.[0].trimEnd();
  return end === undefined ? text : `${end} …`;
}

/** The last line names the places in words; where they stand below as what leads to them, once is enough. */
export const withoutPlaces = (html: string) => html.replace(/\s*<p>From <em>[^\n]*<\/em>\.<\/p>\s*$/, '');

/** The blocks of a reply that fit into its first words, at least one; null where all of them do. */
export function shortReply(html: string, most = MOST_WORDS): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (countWords(body.textContent) <= most) return null;
  let room = most;
  let isFull = false;
  // A list is cut between its entries, a table not at all.
  const blocks = [...body.children].flatMap((one) => (one.matches('ul, ol') ? [...one.children] : [one]));
  for (const [index, block] of blocks.entries()) {
    const words = countWords(block.textContent);
    isFull ||= index > 0 && words > room;
    if (isFull) block.remove();
    else room -= words;
  }
  for (const list of body.querySelectorAll('ul:empty, ol:empty')) list.remove();
  return isFull ? body.innerHTML : null;
}
