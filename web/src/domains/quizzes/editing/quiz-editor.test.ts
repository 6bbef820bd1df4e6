import { defaultQuizSettings } from '@akada/contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearAccount } from '../../../lib/storage/account-storage.ts';
import {
  blankQuestion,
  type DraftQuestion,
  draftFault,
  draftQuestion,
  importedQuestion,
  isChanged,
  keepDraft,
  keptDraft,
  letters,
  mixUpsOf,
  moveQuestion,
  type QuizDraft,
  questionFaults,
  questionsToSend,
  removeOption,
  settingsFault,
} from './draft.ts';
import { fromLocalInput, toLocalInput } from './local-time.ts';

const question = (part: Partial<DraftQuestion> = {}): DraftQuestion => ({
  ...blankQuestion(),
  question: 'What is H2O?',
  options: ['Salt', 'Water', 'Air'],
  right: 1,
  ...part,
});
const draft = (part: Partial<QuizDraft> = {}): QuizDraft => ({
  version: 3,
  title: 'Chemistry',
  questions: [question({ key: 'a', id: 'a' })],
  settings: defaultQuizSettings,
  ...part,
});

beforeEach(() => localStorage.clear());

describe('a question', () => {
  it('is fit to be saved with a text, two different options and a mark', () => {
    expect(questionFaults(question())).toEqual([]);
    expect(questionFaults(question({ question: ' ' }))).toEqual(['Please write the question.']);
    expect(questionFaults(question({ options: ['Salt', ' '] }))).toEqual([
      'Please fill in every option, or remove it.',
    ]);
    expect(questionFaults(question({ options: ['Salt', 'salt '], right: 0 }))).toEqual(['Two options are the same']);
    expect(questionFaults(question({ right: null }))).toEqual(['Please mark the right option.']);
  });

  it('keeps its right option when another one goes, and has none when that one goes', () => {
    expect(removeOption(question(), 0)).toMatchObject({ options: ['Water', 'Air'], right: 0 });
    expect(removeOption(question(), 2)).toMatchObject({ options: ['Salt', 'Water'], right: 1 });
    expect(removeOption(question(), 1)).toMatchObject({ options: ['Salt', 'Air'], right: null });
  });

  it('is sent with the letter of the right option, and without an id while it is new', () => {
    const [sent] = questionsToSend([question({ explanation: ' Because. ' })]);
    expect(sent).toEqual({
      question: 'What is H2O?',
      options: [{ text: 'Salt' }, { text: 'Water' }, { text: 'Air' }],
      correct_answer: 'B',
      explanation: 'Because.',
    });
  });

  it('comes from an import as a new one', () => {
    const imported = importedQuestion({
      question: 'Q',
      options: [{ text: 'x' }, { text: 'y' }],
      correct_answer: 'B',
    });
    expect(imported).toMatchObject({ id: null, options: ['x', 'y'], right: 1, hasSource: false });
  });

  it('brings along what its file says of wrong options, as long as they stay', () => {
    const options = [{ text: 'x' }, { text: 'y' }];
    const imported = importedQuestion({ question: 'Q', options, correct_answer: 'B', mistakes: ['No, z.', ''] });
    expect(mixUpsOf(imported)).toEqual(['No, z.', '']);
    expect(questionsToSend([imported])).toMatchObject([{ mistakes: ['No, z.', ''] }]);
    expect(questionsToSend([{ ...imported, right: 0 }])[0]).not.toHaveProperty('mistakes');
  });
});

describe('what who chooses a wrong option reads', () => {
  const mistakes = ['Takes salt for water.', '', ''];
  const saved = draftQuestion({
    id: 'a',
    question: 'What is H2O?',
    options: ['Salt', 'Water', 'Air'].map((text, place) => ({ label: letters[place] ?? 'A', text })),
    correct_answer: 'B',
    explanation: '',
    mistakes,
    difficulty: null,
    source: null,
    is_draft: false,
  });

  it('is shown to its owner while the answers are as they were saved', () => {
    expect(mixUpsOf(saved)).toEqual(mistakes);
    expect(mixUpsOf({ ...saved, question: 'What is water?', explanation: 'Because.' })).toEqual(mistakes);
  });

  it('goes with another option, one less, or another right one, and comes back with the old ones', () => {
    const edited = { ...saved, options: ['Salt!', 'Water', 'Air'] };
    expect([edited, removeOption(saved, 2), { ...saved, right: 0 }].map(mixUpsOf)).toEqual([[], [], []]);
    expect(mixUpsOf({ ...edited, options: ['Salt ', 'Water', 'Air'] })).toEqual(mistakes);
  });
});

describe('a draft', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((key) => question({ key })) as [DraftQuestion, DraftQuestion, DraftQuestion];

  it('has its questions moved, never beyond the ends', () => {
    expect(moveQuestion([a, b, c], 0, 2)).toEqual([b, c, a]);
    expect(moveQuestion([a, b, c], 2, 1)).toEqual([a, c, b]);
    expect(moveQuestion([a, b, c], 0, -1)).toEqual([a, b, c]);
  });

  it('is changed by every part of it and by the order, not by spaces at an end', () => {
    const saved = draft({ questions: [a, b] });
    expect(isChanged({ ...saved, title: 'Chemistry ' }, saved)).toBe(false);
    expect(isChanged({ ...saved, title: 'Physics' }, saved)).toBe(true);
    expect(isChanged({ ...saved, settings: { ...defaultQuizSettings, attempts: 'one' } }, saved)).toBe(true);
    const other = question({ key: 'b', right: 2 });
    expect(isChanged({ ...saved, questions: [a, other] }, saved)).toBe(true);
    expect(isChanged({ ...draft({ questions: [other, a] }) }, draft({ questions: [a, other] }))).toBe(true);
  });

  it('says first what keeps it from being saved', () => {
    expect(draftFault(draft())).toBeNull();
    expect(draftFault(draft({ title: '' }))).toBe('Please give the quiz a title.');
    expect(draftFault(draft({ questions: [] }))).toBe('A quiz needs at least one question');
    expect(draftFault(draft({ questions: [a, blankQuestion()] }))).toBe('1 question needs your attention.');
    const times = { opens_at: '2026-05-02T10:00:00Z', closes_at: '2026-05-02T09:00:00Z' };
    expect(settingsFault({ ...defaultQuizSettings, ...times })).toBe('The quiz must close after it opens.');
    expect(settingsFault({ ...defaultQuizSettings, time_limit_minutes: 0 })).toBe(
      'Please choose between 1 and 600 minutes.',
    );
  });

  it('outlives a reload, and not a log-out', () => {
    const changed = draft({ title: 'Unsaved' });
    keepDraft('q1', changed);
    expect(keptDraft('q1')).toEqual(changed);
    expect(keptDraft('q2')).toBeNull();
    clearAccount();
    expect(keptDraft('q1')).toBeNull();
  });
});

it('a moment is typed and shown in the time of this device', () => {
  const typed = '2026-05-02T09:30';
  const moment = fromLocalInput(typed);
  expect(moment).toBe(new Date(2026, 4, 2, 9, 30).toISOString());
  expect(toLocalInput(moment)).toBe(typed);
  expect(fromLocalInput('')).toBeNull();
  expect(toLocalInput(null)).toBe('');
});
