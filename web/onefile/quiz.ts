import { unreadableIn } from '../../answers/src/index.ts';
import { quizNonceBits, writeQuizCode } from '../../contract/src/quiz-file-code.ts';
import { all, el } from './dom.ts';
import { keep, readKept } from './kept.ts';
import { showResult } from './result.ts';
import { quizTexts as texts } from './texts.ts';

interface QuizData {
  ref: number;
  version: number;
  /** The questions by their ids, as the server lists them: a code answers them in this order. */
  items: string[];
  /** Whether it is required. */
  needs: { number: boolean; group: boolean };
}

/** What is kept between two openings, where the browser keeps anything. */
interface Kept {
  nonce: number;
  fields: Record<string, string>;
  isDone: boolean;
}

const newNonce = () => crypto.getRandomValues(new Uint16Array(1))[0]! % 2 ** quizNonceBits;

/** A lecturer's quiz: answers are gathered and leave as a code. Nothing here knows what is right. */
export function startQuiz({ ref, version, items, needs }: QuizData): void {
  const form = document.getElementById('quiz') as HTMLFormElement;
  const result = document.getElementById('result') as HTMLElement;
  const questions = items.flatMap((id) => all(`[data-item="${id}"]`, form).slice(0, 1));
  const fields = all('input', form) as HTMLInputElement[];
  const said = el('p', { className: 'said wrong' });
  said.setAttribute('role', 'alert');
  const finish = el('button', { type: 'submit', className: 'btn main' });
  const shown = el('div');
  const keptAs = `quiz ${ref.toString(36)}.${version}`;
  const state: Kept = { nonce: newNonce(), fields: {}, isDone: false, ...readState(keptAs) };
  let isKept = true;
  /** What was said last; pressing again means that it is meant so. */
  let asked = '';

  const typedIn = (name: string) => (state.fields[name] ?? '').trim().normalize('NFC');
  const answerOf = (question: HTMLElement) =>
    question.querySelector('[data-wish]') ? typedIn(question.id) : Number(state.fields[question.id] ?? 0);
  const answered = () => questions.filter((question) => answerOf(question)).length;
  const codeNow = () =>
    writeQuizCode({
      ...{ ref, version, nonce: state.nonce },
      ...{ name: typedIn('name'), number: typedIn('number'), group: typedIn('group') },
      answers: questions.map(answerOf),
    });

  function count(): void {
    finish.textContent = texts.finish(answered(), questions.length);
  }

  function save(): void {
    isKept = keep(keptAs, JSON.stringify(state));
    count();
  }

  function tell(text: string, place?: Element | null): void {
    said.textContent = text;
    asked = text;
    (place as HTMLElement | null | undefined)?.focus();
  }

  /** What keeps somebody from finishing, and where; null where nothing does. */
  function fault(): [text: string, place?: Element | null] | null {
    const field = (name: string) => form.querySelector(`[name="${name}"]`);
    if (!typedIn('name')) return [texts.missingName, field('name')];
    if (needs.number && !typedIn('number')) return [texts.missingNumber, field('number')];
    if (needs.group && !typedIn('group')) return [texts.missingGroup, field('group')];
    if (answered() === 0) return [texts.nothing];
    if (!codeNow()) return [texts.tooLong];
    return null;
  }

  /** What is asked once before the end. */
  function doubt(): [text: string, place?: Element | null] | null {
    for (const [index, question] of questions.entries()) {
      const field = question.querySelector<HTMLInputElement>('[data-wish]');
      const typed = typedIn(question.id);
      if (field && typed && unreadableIn(JSON.parse(field.dataset.wish ?? '{}'), typed))
        return [texts.unread(index + 1), field];
    }
    const open = questions.length - answered();
    return open > 0 ? [texts.open(open)] : null;
  }

  function show(): void {
    // What was kept as done may give no code, where the browser lost a part of it: then it is still to be done.
    const code = state.isDone && fault() === null ? codeNow() : null;
    form.hidden = code !== null;
    result.hidden = code === null;
    if (code === null) return;
    showResult(shown, {
      code,
      score: texts.answered(answered(), questions.length),
      kept: isKept ? texts.kept : texts.notKept,
      how: texts.codeHow,
    });
  }

  form.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    state.fields[name] = value;
    said.textContent = '';
    asked = '';
    save();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = fault();
    if (wrong) return tell(...wrong);
    const doubtful = doubt();
    if (doubtful && asked !== doubtful[0]) return tell(...doubtful);
    state.isDone = true;
    save();
    show();
    result.scrollIntoView();
  });

  const again = el('button', { type: 'button', className: 'btn', textContent: texts.again });
  again.addEventListener('click', () => {
    for (const { id } of questions) delete state.fields[id];
    Object.assign(state, { nonce: newNonce(), isDone: false });
    fill();
    said.textContent = '';
    asked = '';
    save();
    show();
    form.scrollIntoView();
  });

  function fill(): void {
    for (const field of fields) {
      const value = state.fields[field.name] ?? '';
      if (field.type === 'radio') field.checked = field.value === value;
      else field.value = value;
    }
  }

  form.append(said, el('div', { className: 'row' }, [finish]));
  result.append(shown, el('div', { className: 'row' }, [again]));
  fill();
  // Not kept before anything is answered: what was kept a moment ago in another window may not be to be read yet.
  count();
  show();
}

function readState(name: string): Partial<Kept> {
  try {
    return JSON.parse(readKept(name) ?? '{}');
  } catch {
    return {};
  }
}
