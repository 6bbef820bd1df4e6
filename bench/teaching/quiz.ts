import {
  CHECKS,
  type CheckName,
  checkQuestion,
  makeQuiz,
  prepareSource,
  type Question,
  readDocument,
  type SourceDocument,
} from '../../engine/src/index.ts';

export interface QuizFigures {
  words: number;
  asked: number;
  made: number;
  reason?: string;
  /** Share of the questions that pass every check, and how many fail each. */
  passing: number;
  failed: Partial<Record<CheckName, number>>;
  duplicates: number;
  /** Share of the sections (of 60 words and more) that at least one question comes from. */
  sectionsCovered: number;
  forms: Record<string, number>;
  milliseconds: number;
}

/** More than any text of the set can carry: what is measured is how many good ones come. */
const ASKED = 40;

/** Makes a quiz from a text and checks every question of it. */
export function measureQuiz(document: SourceDocument): { figures: QuizFigures; questions: Question[] } {
  const started = performance.now();
  const quiz = makeQuiz(document, ASKED, { seed: document.id });
  const milliseconds = Math.round(performance.now() - started);
  const source = prepareSource(document);
  const text = readDocument(document);
  const verdicts = quiz.questions.map((question) => checkQuestion(question, source, quiz.questions));
  const failed: QuizFigures['failed'] = {};
  for (const check of CHECKS) {
    const count = verdicts.filter((names) => names.includes(check)).length;
    if (count > 0) failed[check] = count;
  }
  const large = text.sections.filter((section) => section.wordCount >= 60).map((section) => section.id);
  const used = new Set(quiz.questions.map((question) => question.source.sectionId));
  const forms: Record<string, number> = {};
  for (const question of quiz.questions) forms[question.form] = (forms[question.form] ?? 0) + 1;
  return {
    questions: quiz.questions,
    figures: {
      words: text.wordCount,
      asked: ASKED,
      made: quiz.questions.length,
      ...(quiz.reason ? { reason: quiz.reason } : {}),
      passing: verdicts.filter((names) => names.length === 0).length / (verdicts.length || 1),
      failed,
      duplicates: failed['no-duplicate'] ?? 0,
      sectionsCovered: large.filter((id) => used.has(id)).length / (large.length || 1),
      forms,
      milliseconds,
    },
  };
}
