/**
 * In these a word is not explained: it is a name, a link, code or a part of a picture there, would tell what is to be
 * guessed, or belongs to what was put into the lesson and keeps its own elements.
 */
const UNTOUCHED =
  'h1, h2, h3, h4, h5, h6, a, code, pre, math, svg, button, .guess, .guess-end, .faded, .play, [data-put-in]';

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

/**
 * Makes each key term of a lesson, where it stands first, a button that shows its definition. The text stays: what was
 * typed, opened, marked or scrolled to is where it was. Returns what takes the buttons out again.
 */
export function markTerms(root: Element, terms: readonly string[]): () => void {
  const buttons = terms.flatMap((term, index) => {
    const found = findTerm(root, term);
    if (!found) return [];
    const word = found.node.splitText(found.start);
    word.splitText(term.length);
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'term';
    button.dataset.term = String(index);
    button.setAttribute('aria-haspopup', 'dialog');
    keepSelection(word, () => {
      word.replaceWith(button);
      button.append(word);
    });
    return button;
  });
  return () => {
    for (const button of buttons) takeOut(button);
  };
}

/** A word that is moved would fall out of what somebody has marked. */
function keepSelection(word: Text, move: () => void): void {
  const selection = document.getSelection();
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection ?? {};
  move();
  if (!selection || !anchorNode || !focusNode || (anchorNode !== word && focusNode !== word)) return;
  selection.setBaseAndExtent(anchorNode, anchorOffset ?? 0, focusNode, focusOffset ?? 0);
}

/** Puts the word back into one piece with its neighbours, so that other terms are found across it. */
function takeOut(button: Element): void {
  const { previousSibling: before, nextSibling: after } = button;
  if (!(before instanceof Text && after instanceof Text)) return;
  before.data += `${button.textContent}${after.data}`;
  after.remove();
  button.remove();
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
