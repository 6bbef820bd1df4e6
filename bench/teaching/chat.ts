import { answer } from '../../engine/src/answer/answer.ts';
import type { LessonIndex } from '../../engine/src/answer/lesson-index.ts';
import { tutorTurn } from '../../engine/src/tutor/tutor.ts';

/** Questions that a text answers, with the words that do so, and questions that it does not. */
export interface QuestionsAboutText {
  answerable: { question: string; evidence: string | string[] }[];
  unanswerable: string[];
}

export interface ChatFigures {
  asked: number;
  /** Share of the answerable questions that are answered with a passage that holds the evidence. */
  found: number;
  /** The same with those where the passage is shown as the closest place, without the claim that it answers. */
  shown: number;
  /** Share of those put forward as answered whose quoted words themselves hold the evidence. */
  quoted: number;
  /** Share that got a passage without the evidence. */
  wrong: number;
  /** Share of the answerable questions whose evidence stands in what the tutor says, in its ninety words. */
  told: number;
  /** Share of the unanswerable questions that were declined. */
  declined: number;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[*_`]/g, '')
    .replace(/[|“”"‘’'$\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a passage holds the words that answer; any of them, where several do. */
export function holdsEvidence(passage: string, evidence: string | readonly string[]): boolean {
  const text = plain(passage);
  return [evidence].flat().some((words) => text.includes(plain(words).replace(/\.$/, '')));
}

const SHORT = 25;

/** Whether quoted words hold those that answer, or are a good part of them. */
function quotes(quoted: string, evidence: string | readonly string[]): boolean {
  if (holdsEvidence(quoted, evidence)) return true;
  return quoted.length > SHORT && [evidence].flat().some((words) => holdsEvidence(words, quoted));
}

/** Asks a text its questions and counts what came back. */
export function measureChat(index: LessonIndex, questions: QuestionsAboutText): ChatFigures {
  let found = 0;
  let near = 0;
  let wrong = 0;
  let quoted = 0;
  let told = 0;
  for (const { question, evidence } of questions.answerable) {
    const reply = answer(question, index);
    const passage = reply.kind === 'found' ? `${reply.passage} ${reply.sentence}` : (reply.nearest?.passage ?? '');
    const holds = holdsEvidence(passage, evidence);
    if (holdsEvidence(tutorTurn(question, index, undefined, { atOnce: true }).markdown, evidence)) told++;
    if (reply.kind === 'found' && quotes(reply.sentence, evidence)) quoted++;
    if (reply.kind === 'found' && holds) found++;
    else if (reply.kind === 'found') wrong++;
    else if (holds) near++;
  }
  const declined = questions.unanswerable.filter((question) => answer(question, index).kind === 'not_found').length;
  const asked = questions.answerable.length;
  return {
    asked,
    found: found / (asked || 1),
    shown: (found + near) / (asked || 1),
    quoted: quoted / (found + wrong || 1),
    wrong: wrong / (asked || 1),
    told: told / (asked || 1),
    declined: declined / (questions.unanswerable.length || 1),
  };
}
