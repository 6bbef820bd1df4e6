import { setTimeout as sleep } from 'node:timers/promises';
import { defaultQuizSettings, errors } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { QuizWishes, TaughtQuestion, Teacher } from '../../../ports/teacher/port.ts';
import type { DocumentsService } from '../../documents/documents.service.ts';
import type { TokensService } from '../../documents/tokens/tokens.service.ts';
import type { GenerationMaker } from '../../teaching/generation/generation.service.ts';
import type { Editing } from '../editing/edit.ts';
import type { StoredQuestion } from '../quiz.rules.ts';
import { fromTaught } from './taught.ts';

export interface QuizOrder {
  documentIds: string[];
  count: number;
  difficulty?: QuizWishes['difficulty'] | undefined;
  forms?: TaughtQuestion['form'][] | undefined;
}

interface QuizMakerDeps {
  teacher: Teacher;
  documents: DocumentsService;
  tokens: TokensService;
  editing: Editing;
}

/** Three times as many as were asked for are offered to choose from, as far as the teacher has them. */
const offered = 3;
/** Where only some forms are wanted, the others are made too and left out. */
const made = 4;
const maxAsked = 60;
/** A browser waits for a quiz of up to ten questions; what is checked after that arrives as drafts. */
const waitedFor = 10;
const waitMs = 45_000;

/** The documents' title of a quiz: the file's name without its ending. */
const titleOf = (filename: string) =>
  filename
    .replace(/\.[^.]+$/, '')
    .trim()
    .slice(0, 200) || 'Quiz';

/** The documents' sentence, and below it what was found and what to do next. */
const noQuestions = (found = '') =>
  new AppError('no_questions', found ? { detail: `${errors.no_questions[1]}\n${found}` } : {});

const noneOfTheseForms = (others: number) =>
  others === 0
    ? 'We couldn’t find a clear, fair question in it. You can still make cards: those come from single terms too.'
    : `We found ${others === 1 ? '1 question' : `${others} questions`}, but none of these types. Choose other types, or none.`;

/** The teacher spreads its questions over the document; whoever goes through them meets the surest first. */
const surestFirst = (questions: readonly TaughtQuestion[]): StoredQuestion[] =>
  questions.toSorted((a, b) => (b.sureness ?? 0) - (a.sureness ?? 0)).map(fromTaught);

/** Makes a quiz from documents; the tokens go in the transaction that saves it. */
export function createQuizMaker({ teacher, documents, tokens, editing }: QuizMakerDeps): GenerationMaker<QuizOrder> {
  return {
    kind: 'quiz',
    async make({ documentIds, count, difficulty = 'mixed', forms }, context) {
      const { ownerId, address, signal, onProgress, generationId } = context;
      onProgress(0.02, 'Reading your document');
      const source = await Promise.all(documentIds.map((id) => documents.getSource(ownerId, id)));
      const [first] = await documents.describe(ownerId, documentIds.slice(0, 1));
      const asked = forms ? Math.min(maxAsked, count * made) : count;
      const until = count <= waitedFor ? { until: sleep(waitMs, undefined, { ref: false }) } : {};
      const wishes = { difficulty, seed: generationId, spare: (offered - 1) * count };
      const asking = { accountId: ownerId, address, signal, onProgress, ...until };
      const taught = await teacher.makeQuiz(source, asked, wishes, asking);
      const all = [...taught.questions, ...(taught.spare ?? [])];
      const fitting = forms ? all.filter(({ form }) => forms.includes(form)) : all;
      const questions = surestFirst(fitting.slice(0, count));
      if (questions.length === 0) throw noQuestions(forms ? noneOfTheseForms(all.length) : taught.reason);
      const shortage =
        forms && questions.length < count ? 'We couldn’t find more questions of these types in the document.' : '';
      const reason = taught.reason && !forms ? taught.reason : shortage;
      const { later } = taught;
      if (later) {
        context.afterwards(async (quizId) => {
          const wanted = (await later).filter(({ form }) => forms?.includes(form) ?? true);
          await editing.addWaiting(ownerId, quizId, surestFirst(wanted));
        });
      }
      return async (trx) => {
        for (const id of documentIds) await tokens.unlock(trx, ownerId, id);
        return editing.save(trx, {
          ownerId,
          title: titleOf(first?.metadata.filename ?? ''),
          questions,
          waiting: surestFirst(fitting.slice(count, offered * count)),
          documentIds,
          settings: defaultQuizSettings,
          making: { ...(reason && { reason }), ...(taught.note && { note: taught.note }) },
        });
      };
    },
  };
}
