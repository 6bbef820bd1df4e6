import { ApiError } from '@akada/contract/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../lib/network.ts';
import { clearAccount } from '../../lib/storage/account-storage.ts';
import { UploadError } from '../../lib/upload.ts';
import { addEntry, emptyConversation, keepConversation, restoreConversation, switchMode } from './conversation.ts';
import { faultOf } from './document-fault.ts';
import { askFailure, QuizTaskError, quizFailure, studyPageFailure, uploadFailure } from './failures.ts';
import { addToHistory, keepHistory, mergeHistory, readKeptHistory } from './history.ts';
import { PollTimeout, pollTask } from './poll-task.ts';
import { makeFallbackQuiz } from './quiz/fallback-quiz.ts';
import { countWishes, noWishes, stillAllowed, toggle, wishesToSend } from './quiz-wishes.ts';
import { storedDocuments } from './stored.ts';
import { insteadOf } from './work/quiz-tool.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const refused = (status: number, code: string, detail = 'No.') => new ApiError(status, { detail, code });

describe('history', () => {
  const entry = (id: string, timestamp: number) => ({ id, title: id, timestamp, link: `/quiz/${id}` });

  it('is newest first and holds each thing once, the first list’s', () => {
    const renamed = { ...entry('a', 1), title: 'Renamed' };
    expect(mergeHistory([renamed, entry('c', 3)], [entry('a', 1), entry('b', 2)])).toEqual([
      entry('c', 3),
      entry('b', 2),
      renamed,
    ]);
  });

  it('shows offline what was made last, without what the server no longer has', () => {
    addToHistory('quiz', entry('old', 1));
    keepHistory('quiz', [entry('b', 2)]);
    addToHistory('quiz', entry('new', 3));
    expect(readKeptHistory('quiz').map(({ id }) => id)).toEqual(['new', 'b']);
    expect(readKeptHistory('study')).toEqual([]);
  });

  it('reads what an older client kept, and never a link to elsewhere', () => {
    storedDocuments.quizHistory.set([
      { id: 'a', timestamp: '2026-01-01T00:00:00Z', link: '/quiz/a' },
      { id: 'b', title: 'Evil', timestamp: 1, link: 'https://evil.example/' },
    ]);
    expect(readKeptHistory('quiz')).toEqual([
      { id: 'a', title: 'Quiz', timestamp: Date.UTC(2026, 0, 1), link: '/quiz/a' },
    ]);
  });

  it('is gone from the device after a log-out, and so is the conversation', () => {
    addToHistory('quiz', entry('a', 1));
    keepConversation(switchMode(emptyConversation, 'quiz'));
    clearAccount();
    expect(readKeptHistory('quiz')).toEqual([]);
    expect(restoreConversation()).toEqual(emptyConversation);
  });
});

describe('the conversation', () => {
  it('has one message about its mode: the newest', () => {
    const begun = addEntry(switchMode(emptyConversation, 'quiz'), { kind: 'note', text: 'x' });
    const { mode, entries } = switchMode(begun, 'study');
    expect(mode).toBe('study');
    expect(entries.map(({ kind }) => kind)).toEqual(['note', 'mode']);
    expect(entries.at(-1)).toMatchObject({ mode: 'study' });
  });

  it('outlives a reload', () => {
    const conversation = { ...switchMode(emptyConversation, 'quiz'), count: 20, text: 'half a sen' };
    keepConversation(conversation);
    expect(restoreConversation()).toEqual(conversation);
  });
});

describe('wishes for a quiz', () => {
  it('go over the line only where something is wished for, since a plan without them refuses', () => {
    expect(wishesToSend(noWishes)).toEqual({});
    const wishes = { difficulty: 'hard', forms: toggle(noWishes.forms, 'cause'), documentIds: ['b'] } as const;
    const chosen = { ...wishes, documentIds: [...wishes.documentIds] };
    expect(wishesToSend(chosen)).toEqual({ difficulty: 'hard', question_forms: ['cause'], document_ids: ['b'] });
    expect([countWishes(noWishes), countWishes(chosen)]).toEqual([0, 3]);
    expect(toggle(chosen.forms, 'cause')).toEqual([]);
  });

  it('are let go where the plan or the teacher no longer has them', () => {
    const wishes = { difficulty: 'hard' as const, forms: ['cause' as const, 'term' as const], documentIds: ['b'] };
    const here = { is_allowed: true, reason: null, max_documents: 10, question_forms: ['term' as const] };
    expect(stillAllowed(wishes, here)).toEqual({ ...wishes, forms: ['term'] });
    expect(stillAllowed(wishes, { ...here, is_allowed: false })).toEqual(noWishes);
  });

  it('are none in a conversation that was kept before there were any', () => {
    const { wishes: _wishes, ...older } = switchMode(emptyConversation, 'quiz');
    storedDocuments.documentChat.set(older);
    expect(restoreConversation().wishes).toEqual(noWishes);
  });
});

describe('asking how far a quiz is', () => {
  const wait = async () => {};
  const isPassing = (error: unknown) => error instanceof NetworkError;

  it('ends with the first result, over a lost connection', async () => {
    const ask = vi
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('')
      .mockRejectedValueOnce(new NetworkError())
      .mockResolvedValueOnce('quiz-1');
    expect(await pollTask({ ask, read: (id) => id || undefined, isPassing, wait })).toBe('quiz-1');
  });

  it('gives up after thirty times', async () => {
    const ask = vi.fn(async () => '');
    await expect(pollTask({ ask, read: () => undefined, isPassing, wait })).rejects.toBeInstanceOf(PollTimeout);
    expect(ask).toHaveBeenCalledTimes(30);
  });

  it('ends at once when the task has failed', async () => {
    const read = () => {
      throw new QuizTaskError('No facts', null);
    };
    const ask = vi.fn(async () => '');
    await expect(pollTask({ ask, read, isPassing, wait })).rejects.toThrow('No facts');
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('the local fallback quiz', () => {
  const sentences = [
    'A cell is the smallest unit of life that can grow and divide by itself.',
    'A ribosome is the structure that builds proteins from amino acids.',
    'A chloroplast is the organelle that makes sugar from carbon dioxide with the help of light.',
    'A tissue is a group of similar workers in the body with one task.',
    'An enzyme is a protein that speeds up a chemical reaction.',
    'The cell wall is the rigid layer around a plant that gives it its shape.',
    'It is the reason why plants stand upright without any bones.',
    'Groundwater flows through the pores of the rock towards the river.',
    'A cat is an animal.',
  ];
  const quiz = makeFallbackQuiz(`A HEADING WITHOUT ANY STOP AT ITS END\n${sentences.join(' ')}`);
  const rightOf = ({ options, correctAnswer }: (typeof quiz)[number]) =>
    options.find(({ label }) => label === correctAnswer)?.text ?? '';

  it('has at most five questions, each a sentence of 31 to 149 characters with the whole term that it explains left out', () => {
    expect(quiz).toHaveLength(5);
    for (const question of quiz) {
      const gapped = question.text.replace('Which term is missing? ', '');
      expect(gapped).toMatch(/^(?:An? )?_____ is /);
      expect(sentences).toContain(gapped.replace('_____', rightOf(question)));
    }
  });

  it('has four different options A to D, all of them terms that the document explains in the same way', () => {
    const terms = ['cell', 'ribosome', 'chloroplast', 'tissue', 'enzyme'];
    for (const { options } of quiz) {
      expect(options.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D']);
      expect(new Set(options.map(({ text }) => text)).size).toBe(4);
      for (const { text } of options) expect(terms).toContain(text);
    }
  });

  it('is empty where the text explains too few terms for a fair question', () => {
    expect(makeFallbackQuiz('')).toEqual([]);
    expect(makeFallbackQuiz(`${'word '.repeat(60)}.`)).toEqual([]);
    expect(makeFallbackQuiz(sentences.slice(0, 3).join(' '))).toEqual([]);
    expect(makeFallbackQuiz(sentences.slice(6).join(' '))).toEqual([]);
  });
});

describe('files', () => {
  it.each([
    ['notes.PDF', 'application/pdf', 10, null],
    ['deck.pptx', '', 10, null],
    ['notes', 'text/plain', 10, null],
    ['notes.md', '', 10, null],
    ['picture.png', 'image/png', 10, 'Invalid file type. Please upload PDF, DOCX, TXT, MD, PPT, ODT, or RTF file.'],
    ['notes.pdf', 'application/pdf', 52_428_801, 'File too large. Maximum size is 50MB.'],
    ['notes.pdf', 'application/pdf', 0, 'This file is empty.'],
  ])('%s (%s, %i bytes): %s', (name, type, size, fault) => {
    expect(faultOf({ name, type, size })).toBe(fault);
  });
});

describe('what is said about failures', () => {
  it('has the documents’ words for what happens to a quiz', () => {
    expect(quizFailure(new PollTimeout()).text).toBe('Timed out waiting for quiz generation to complete');
    expect(quizFailure(new QuizTaskError(null, null)).text).toBe('Quiz generation failed: Unknown error');
    expect(quizFailure(refused(401, 'unauthenticated')).text).toBe('Your session has expired. Please sign in again.');
    expect(quizFailure(new NetworkError()).text).toMatch(/^Sorry, there was an error: .*[^.]\. Please try again\.$/);
  });

  it('asks for a token where none is left, however the server says so', () => {
    expect(quizFailure(refused(402, 'payment_required')).next).toBe('purchase');
    expect(quizFailure(new QuizTaskError('No tokens', 'payment_required')).next).toBe('purchase');
    expect(studyPageFailure(refused(402, 'payment_required')).next).toBe('purchase');
  });

  it('falls back to a local quiz on any other failure of the making, not on a time-out', () => {
    expect(quizFailure(refused(500, 'system_error')).next).toBe('fallback');
    expect(quizFailure(new QuizTaskError('Failed to generate.\nAbout 40 words were found.', 'no_questions'))).toEqual({
      text: 'We’ve read your document, but it has no clear, fair question for a quiz.',
      hint: 'About 40 words were found.',
      next: 'fallback',
      isCalm: true,
    });
    expect(quizFailure(new QuizTaskError('No facts', 'generation_failed')).next).toBe('fallback');
    expect(quizFailure(new PollTimeout()).next).toBeUndefined();
    expect(quizFailure(new QuizTaskError('Cancelled', 'cancelled')).next).toBeUndefined();
  });

  it('has the documents’ words for what happens to study materials', () => {
    expect(studyPageFailure(refused(404, 'document_not_found'))).toMatchObject({
      text: 'The document no longer exists. Please upload it again.',
      losesDocument: true,
    });
    expect(studyPageFailure(refused(422, 'study_not_possible', 'Too short.')).text).toBe('Too short.');
    expect(studyPageFailure(new ApiError(422, null)).text).toBe(
      'Invalid document format. Please try a different document.',
    );
    expect(studyPageFailure(refused(500, 'internal')).text).toBe('Server error.');
  });

  it('tells a refused file in the server’s words, and a lost connection in the documents’', () => {
    const locked = refused(422, 'file_encrypted', 'This file is locked with a password.');
    expect(uploadFailure(locked)).toMatchObject({
      text: 'This file is locked with a password.',
      hint: 'Please upload a new document to continue.',
    });
    expect(uploadFailure(new UploadError('Network error occurred')).text).toBe(
      'Sorry, there was an error: Network error occurred. Please try again.',
    );
  });

  it('asks for a new document where the message is about one', () => {
    expect(askFailure(new Error('The document is odd.'))).toEqual({
      text: 'Sorry, there was an error: The document is odd. Please try again.',
      hint: 'Please upload a new document to continue.',
    });
    expect(askFailure(new Error('Odd')).hint).toBeNull();
  });
});

describe('where the server could make no quiz', () => {
  const failure = { text: 'Failed to generate quiz questions from your document.', hint: null };

  it('a document with almost no text gets one calm sentence', () => {
    const said = insteadOf(failure, 'd1', 'Osmosis. Lecture 4. Dr Bello. Questions?');
    expect(said).toMatchObject({ kind: 'failure', hint: null, isCalm: true });
    expect('text' in said && said.text).toMatch(/^There’s almost no text in this document/);
  });

  it('a longer one says what went wrong, in the documents’ words', () => {
    const said = insteadOf(failure, 'd1', 'why and how '.repeat(60));
    expect(said).toMatchObject({ kind: 'failure', text: failure.text, cardsOf: 'd1' });
    expect('isCalm' in said).toBe(false);
  });

  it('one without a fair question is told calmly, with the way to cards', () => {
    const none = { text: 'No clear question.', hint: null, isCalm: true as const };
    const defined = 'Osmosis is the movement of water. Diffusion is the spreading of particles. ';
    const said = insteadOf(none, 'd1', defined.repeat(12));
    expect(said).toEqual({ kind: 'failure', text: none.text, hint: null, cardsOf: 'd1', isCalm: true });
  });
});
