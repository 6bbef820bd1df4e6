import { all, el } from './dom.ts';
import { texts } from './texts.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** Written answers by words: how many of those that were typed begin a word of the question or of its other wordings. */
export function putFinder(list: HTMLElement): void {
  const entries = all('.written', list).map((entry) => ({
    entry,
    words: wordsOf(`${entry.querySelector('summary')?.textContent ?? ''} ${entry.dataset.words ?? ''}`),
  }));
  const field = el('input', { type: 'search', autocomplete: 'off' });
  const nothing = el('p', { className: 'sm soft', textContent: texts.nothingFound, hidden: true });
  nothing.setAttribute('role', 'status');
  field.addEventListener('input', () => {
    const typed = wordsOf(field.value);
    const scored = entries.map(({ entry, words }) => ({
      entry,
      hits: typed.filter((one) => words.some((word) => word.startsWith(one))).length,
    }));
    const most = Math.max(...scored.map(({ hits }) => hits));
    for (const { entry, hits } of scored) entry.hidden = typed.length > 0 && (most === 0 || hits < most);
    nothing.hidden = typed.length === 0 || most > 0;
  });
  list.querySelector('summary')?.after(el('label', { className: 'find' }, [texts.find, field]), nothing);
}
