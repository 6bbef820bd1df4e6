import { AppError } from '../../../platform/app-error.ts';
import type { Teacher } from '../../../ports/teacher/port.ts';
import type { DocumentsService } from '../../documents/documents.service.ts';
import type { GenerationMaker } from '../../teaching/generation/generation.service.ts';
import type { Contents } from '../editing/contents.ts';
import type { Editing } from '../editing/edit.ts';
import type { StoredQuestion } from '../quiz.rules.ts';
import { fromTaught } from './taught.ts';

interface QuestionOrder {
  quizId: string;
  questionId: string;
  version: number;
}

interface QuestionMakerDeps {
  teacher: Teacher;
  documents: DocumentsService;
  contents: Contents;
  editing: Editing;
}

/** The best questions are in the quiz already, so that more must be made to find another. */
const further = 10;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const answerOf = ({ options, correct, typed }: StoredQuestion) => typed?.key ?? options[correct ?? -1];

/** Whether one asks what the other asks: the same words, or the same sentence of the source with the same answer. */
function asksTheSame(left: StoredQuestion, right: StoredQuestion): boolean {
  if (wordsOf(left.text) === wordsOf(right.text) && answerOf(left) === answerOf(right)) return true;
  const sentence = left.source?.sentence;
  return Boolean(sentence) && sentence === right.source?.sentence;
}

/** Makes another question for the place of one; the rest of the quiz stays. */
export function createQuestionMaker({
  teacher,
  documents,
  contents,
  editing,
}: QuestionMakerDeps): GenerationMaker<QuestionOrder> {
  return {
    kind: 'quiz_question',
    async make({ quizId, questionId, version }, context) {
      const { ownerId, address, signal, onProgress, generationId } = context;
      const quiz = await editing.getOwn(ownerId, quizId);
      const before = (await contents.find(quizId, quiz.content_version)) ?? [];
      const old = before.find(({ id }) => id === questionId);
      if (!old) throw new AppError('not_found');
      const documentId = old.source?.document_id ?? quiz.document_ids[0];
      if (!documentId) throw new AppError('no_source');
      const source = [await documents.getSource(ownerId, documentId)];
      const { questions } = await teacher.makeQuiz(
        source,
        before.length + further,
        { seed: generationId },
        { accountId: ownerId, address, signal, onProgress },
      );
      const other = questions.map(fromTaught).find((made) => !before.some((kept) => asksTheSame(kept, made)));
      if (!other) throw new AppError('no_other_question');
      return async (trx) => {
        await editing.replaceQuestion(trx, { ownerId, id: quizId, version, questionId }, other);
        return quizId;
      };
    },
  };
}
