import type { LessonTerm } from '@akada/contract/client';

/** In these a word is not explained: it is a name, a link or code there. */
const UNTOUCHED = 'h1, h2, h3, h4, h5, h6, a, code, pre, math, button';

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where a term stands for the first time as a whole word; in bold before anywhere else. */
function findTerm(root: Element, term: string): { node: Text; start: number } | null {
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${quoted(term)}(?![\\p{L}\\p{N}])`, 'iu');
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let first: { node: Text; start: number } | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const start = (node.nodeValue ?? '').search(word);
    if (start < 0 || !parent || parent.closest(UNTOUCHED)) continue;
    if (parent.closest('strong')) return { node: node as Text, start };
    first ??= { node: node as Text, start };
  }
  return first;
}

/** The lesson with each key term, where it stands first, as a button that shows its definition. */
export function markTerms(html: string, terms: readonly LessonTerm[]): string {
  if (terms.length === 0) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  terms.forEach(({ term }, index) => {
    const found = findTerm(body, term);
    if (!found) return;
    const word = found.node.splitText(found.start);
    word.splitText(term.length);
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'term';
    button.dataset.term = String(index);
    button.setAttribute('aria-haspopup', 'dialog');
    button.textContent = word.nodeValue;
    word.replaceWith(button);
  });
  return body.innerHTML;
}

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();

/** The block of a lesson that holds a sentence, else the heading it stands under. */
export function findPlace(
  root: Element,
  { heading, sentence }: { heading: string; sentence: string | null },
): HTMLElement | null {
  const blocks = [...root.querySelectorAll<HTMLElement>('p, li, td, blockquote, pre')];
  const wanted = plain(sentence);
  const inside = wanted ? blocks.filter((block) => plain(block.textContent).includes(wanted)) : [];
  // The innermost: a quotation holds the paragraph that holds the words.
  const block = inside.find((one) => !inside.some((other) => other !== one && one.contains(other)));
  const headings = [...root.querySelectorAll<HTMLElement>('h2, h3, h4')];
  return block ?? headings.find((one) => plain(one.textContent) === plain(heading)) ?? null;
}
