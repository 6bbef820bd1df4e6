import { kindOfCode } from '../../contract/src/one-file-code.ts';
import { Answers } from './answers.ts';
import { all, el } from './dom.ts';
import { putFinder } from './find.ts';
import { showResult } from './result.ts';
import { texts } from './texts.ts';

/** A week: one lesson at a time, checks and quiz that are counted, and the result as a code. */
export function startWeek(): void {
  const pages = all('.page');
  const links = all('.days a') as HTMLAnchorElement[];
  const shown = el('div');
  const answers: Answers = new Answers(() => show());

  function show(): void {
    if (!answers) return;
    const { answered, right, code, isKept, lessons } = answers;
    for (const [index, { items }] of lessons.entries()) {
      const isDone = items.length > 0 && items.every(({ state }) => state > 0);
      links[index]?.classList.toggle('done', isDone);
    }
    if (answered.length === 0) shown.replaceChildren(el('p', { textContent: texts.nothing }));
    else
      showResult(shown, {
        code,
        score: texts.score(right, answered.length),
        kept: isKept ? texts.kept : texts.notKept,
        how: texts.codeHow,
      });
  }

  function open(): void {
    const id = location.hash.slice(1);
    const inside = id ? document.getElementById(id) : null;
    const page = inside?.closest<HTMLElement>('.page') ?? pages[0];
    for (const one of pages) one.hidden = one !== page;
    for (const link of links) {
      if (link.hash === `#${page?.id}`) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    if (inside && inside !== page) inside.scrollIntoView();
    else if (id) document.querySelector('main')?.scrollIntoView();
  }

  for (const [index, page] of pages.entries()) {
    const next = pages[index + 1];
    if (!next) continue;
    const title = next.querySelector('.title')?.textContent ?? '';
    page.append(el('a', { href: `#${next.id}`, className: 'go', textContent: texts.next(title) }));
  }
  for (const list of all('.asked')) putFinder(list);
  document.getElementById('result')?.append(shown, goOn(answers));
  addEventListener('hashchange', open);
  open();
  show();
}

/** For viewers that keep nothing: what was answered before comes back from its code. */
function goOn(answers: Answers): HTMLElement {
  const field = el('input', { type: 'text', autocomplete: 'off' });
  const said = el('p', { className: 'sm' });
  said.setAttribute('role', 'status');
  const form = el('form', { className: 'typed' }, [
    el('label', {}, [texts.againHow, field]),
    el('button', { type: 'submit', className: 'btn', textContent: texts.takeIn }),
  ]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isOlder = kindOfCode(field.value) === 'W';
    said.textContent = answers.takeIn(field.value) ? texts.takenIn : isOlder ? texts.olderCode : texts.otherCode;
  });
  return el('section', { className: 'again' }, [el('h3', { textContent: texts.again }), form, said]);
}
