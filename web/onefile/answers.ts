import { judge } from '../../answers/src/index.ts';
import { itemStates, type LessonAnswers, readWeekCode, writeWeekCode } from '../../contract/src/one-file-code.ts';
import { all, el } from './dom.ts';
import { keep, readKept } from './kept.ts';
import { texts } from './texts.ts';

/** Something that can be answered: a check in a lesson, or a question of the quiz. */
interface Item {
  section: HTMLElement;
  state: number;
}

interface Lesson {
  ref: number;
  list: number;
  items: Item[];
}

/** The question of a lesson that has this name, in its text or in the quiz. */
const find = (page: HTMLElement, name: string): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[data-item="${name}"]`) ??
  document.querySelector<HTMLElement>(`[data-lesson="${page.dataset.ref}"][data-item="${name}"]`);

/** The names are the server's; a page that lacks one of them, as no page does, has nothing to answer there. */
const itemsOf = (page: HTMLElement): Item[] =>
  (page.dataset.items ?? '')
    .split(' ')
    .filter(Boolean)
    .map((name) => ({ section: find(page, name) ?? el('section'), state: itemStates.open }));

/** The answers of a file, by the list of names that the server wrote for each lesson: nothing else on the page counts. */
export class Answers {
  readonly lessons: Lesson[];
  private readonly name: string;
  private readonly onChange: () => void;
  isKept = true;

  constructor(onChange: () => void) {
    this.onChange = onChange;
    this.lessons = all('article[data-ref]').map((page) => ({
      ref: Number(page.dataset.ref),
      list: Number(page.dataset.list),
      items: itemsOf(page),
    }));
    this.name = this.lessons.map(({ ref }) => ref.toString(36)).join('.');
    for (const { items } of this.lessons) for (const item of items) this.watch(item);
    const kept = readKept(this.name);
    if (kept) this.takeIn(kept);
  }

  private set(item: Item, state: number): void {
    if (item.state !== itemStates.open) return;
    item.state = state;
    this.isKept = keep(this.name, this.code);
    this.onChange();
  }

  /** The first tap says what is known; whoever looks at the answer of a typed one did not know it. */
  private watch(item: Item): void {
    const key = item.section.dataset.typed;
    const options = all('details', item.section);
    if (key)
      putField(item.section, JSON.parse(key), (isRight) =>
        this.set(item, isRight ? itemStates.typedRight : itemStates.typedWrong),
      );
    for (const [index, option] of options.entries()) {
      option.addEventListener('toggle', () => {
        if (!(option as HTMLDetailsElement).open) return;
        this.set(item, key ? itemStates.typedWrong : index + 1);
        // Older browsers do not close the others of a name.
        for (const other of options) if (other !== option) (other as HTMLDetailsElement).open = false;
      });
    }
  }

  get code(): string {
    const answered = this.lessons.filter(({ items }) => items.some(({ state }) => state !== itemStates.open));
    return writeWeekCode(
      answered.map(({ ref, list, items }): LessonAnswers => ({ ref, list, items: items.map(({ state }) => state) })),
    );
  }

  get answered(): Item[] {
    return this.lessons.flatMap(({ items }) => items.filter(({ state }) => state !== itemStates.open));
  }

  get right(): number {
    return this.answered.filter(isRight).length;
  }

  /** Whether the code is of this file; what it holds is answered from now on. */
  takeIn(code: string): boolean {
    const own = (readWeekCode(code) ?? []).flatMap(({ ref, list, items }) => {
      const lesson = this.lessons.find((one) => one.ref === ref && one.list === list);
      return lesson ? [{ lesson, items }] : [];
    });
    for (const { lesson, items } of own) {
      for (const [index, item] of lesson.items.entries()) {
        const state = items[index] ?? itemStates.open;
        if (state === itemStates.open) continue;
        if (item.state === itemStates.open) item.state = state;
        const option = all('details', item.section)[item.section.dataset.typed ? 0 : state - 1] as
          | HTMLDetailsElement
          | undefined;
        if (option) option.open = true;
      }
    }
    if (own.length > 0) {
      this.isKept = keep(this.name, this.code);
      this.onChange();
    }
    return own.length > 0;
  }
}

const isRight = ({ section, state }: Item): boolean =>
  state === itemStates.typedRight || all('details', section)[state - 1]?.className === 'check-right';

/** The field of a typed check, above what shows its answer. */
function putField(section: HTMLElement, key: Parameters<typeof judge>[0], onAnswer: (isRight: boolean) => void): void {
  const field = el('input', { type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: false });
  const said = el('div', { className: 'said' });
  said.setAttribute('role', 'status');
  const form = el('form', { className: 'typed' }, [
    el('label', {}, [texts.answer, field]),
    el('button', { type: 'submit', className: 'btn', textContent: texts.check }),
  ]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!field.value.trim()) return;
    const verdict = judge(key, field.value);
    if (verdict.is === 'unread') {
      said.textContent = texts.unread;
      return;
    }
    onAnswer(verdict.is === 'right');
    said.className = `said ${verdict.is}`;
    said.textContent = verdict.is === 'right' ? texts.right : texts.notYet;
    const reason =
      verdict.is === 'right'
        ? section.querySelector('.check-reason')
        : all('.check-slip', section)[verdict.known ?? -1];
    if (reason) said.append(...[...reason.cloneNode(true).childNodes]);
  });
  section.querySelector('.check-stem')?.after(form, said);
}
