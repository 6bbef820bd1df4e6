import { answer } from '../../engine/src/answer/answer.ts';
import { buildIndex } from '../../engine/src/answer/build-index.ts';
import type { SourceDocument } from '../../engine/src/index.ts';

/** Questions that a text answers, with the words that do so, and questions that it does not. */
export interface QuestionsAboutText {
  answerable: { question: string; answer: string; evidence: string }[];
  unanswerable: string[];
}

export interface ChatFigures {
  asked: number;
  /** Share of the answerable questions whose passage holds the evidence. */
  found: number;
  /** Share that got a passage without the evidence. */
  wrong: number;
  /** Share of the unanswerable questions that were declined. */
  declined: number;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[*_`|“”"‘’'$\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Asks a text its questions and counts what came back. */
export function measureChat(document: SourceDocument, questions: QuestionsAboutText): ChatFigures {
  const index = buildIndex(document);
  let found = 0;
  let wrong = 0;
  for (const { question, evidence } of questions.answerable) {
    const reply = answer(question, index);
    if (reply.kind !== 'found') continue;
    if (plain(`${reply.passage} ${reply.sentence}`).includes(plain(evidence).replace(/\.$/, ''))) found++;
    else wrong++;
  }
  const declined = questions.unanswerable.filter((question) => answer(question, index).kind === 'not_found').length;
  const asked = questions.answerable.length;
  return {
    asked,
    found: found / (asked || 1),
    wrong: wrong / (asked || 1),
    declined: declined / (questions.unanswerable.length || 1),
  };
}
