const LETTERS = 'ABCDEFGH';

/** A number from a text, the same on every device (FNV-1a, then mixed so that like texts are far apart). */
function numberFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The lesson with the options of each check in an order of the learner's own, so that no letter is the one to guess. It
 * follows from who reads, what is asked and what the option says: the same on every reload, on every page that shows the
 * lesson, and without a network. A visitor has no name here, and gets none for this: all visitors share one order.
 *
 * Done to the text before it is first shown. The server renders no lesson into a page, so nothing moves under a reader's
 * eyes. An option keeps the number by which it was written (`data-option`), which is what answers name.
 */
export function shuffleChecks(html: string, learner: string | null): string {
  if (!html.includes('class="check')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const check of body.querySelectorAll('section.check')) {
    const options = [...check.querySelectorAll<HTMLDetailsElement>(':scope > details')];
    const asked = check.querySelector('.check-stem')?.textContent ?? '';
    const after = options.at(-1)?.nextSibling ?? null;
    const places = options.map((option, index) => {
      option.dataset.option = String(index + 1);
      const words = option.querySelector('summary > :not(.check-key)')?.textContent ?? '';
      return { option, place: numberFrom([words, asked, learner ?? ''].join('\n')) };
    });
    places
      .sort((one, other) => one.place - other.place)
      .forEach(({ option }, index) => {
        const key = option.querySelector('.check-key');
        if (key) key.textContent = LETTERS[index] ?? '';
        check.insertBefore(option, after);
      });
  }
  orderGuess(body);
  return body.innerHTML;
}

/** The options of a guess stand at the start of a lesson as they do at its end. */
function orderGuess(body: HTMLElement): void {
  const list = body.querySelector('section.guess > ul');
  const written = [...(list?.children ?? [])];
  for (const { dataset } of body.querySelectorAll<HTMLElement>('section.guess-end > details')) {
    const option = written[Number(dataset.option) - 1];
    if (option) list?.append(option);
  }
}
