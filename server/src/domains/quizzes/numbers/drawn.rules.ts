import { draw } from '../../../../../content/templates/draw.ts';
import type { Template } from '../../../../../content/templates/template.ts';
import type { DrawnFrom, StoredQuestion } from '../stored-question.rules.ts';

/** Questions whose numbers are drawn for each attempt. */

/** So many draws of a template were proven when it was written; no other is asked. */
export const provenDraws = 200;
/** So many of them are in use in a hall: no two papers are alike, and what was rendered for one student serves others. */
const variants = 40;

/** The draw that a random number stands for. */
export const seedFor = (random: number): number => (random % variants) * (provenDraws / variants) + 1;

/** A hall gets the same draws again and again. */
const kept = new Map<string, StoredQuestion>();
const mostKept = 5000;

/** The draw for whoever looks at the quiz and takes no attempt. */
const sample = 1;

/** A question of the library as a quiz keeps it. */
export function fromTemplate(id: string, templateId: string, template: Template): StoredQuestion {
  const { answer } = draw(template, sample);
  const order = answer.is === 'choice' ? answer.options.map(({ index }) => index) : [];
  const drawnFrom = { templateId, template, seed: sample, order };
  const { difficulty } = template;
  const blank = { id, text: '', options: [], correct: null, explanation: '', difficulty, source: null, drawnFrom };
  return withNumbers(blank, sample);
}

/** The question with the numbers of a draw; as it is where it has none to draw. */
export function withNumbers(question: StoredQuestion, seed: number): StoredQuestion {
  if (!question.drawnFrom) return question;
  // A question with another template has another id.
  const name = `${question.id} ${seed}`;
  const known = kept.get(name) ?? drawAnew(question, question.drawnFrom, seed);
  kept.set(name, known);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value as string);
  return known;
}

function drawAnew(question: StoredQuestion, drawnFrom: DrawnFrom, seed: number): StoredQuestion {
  const { template, order } = drawnFrom;
  const { question: text, answer, why: explanation } = draw(template, seed);
  const drawn = { ...question, text, explanation, drawnFrom: { ...drawnFrom, seed } };
  if (answer.is === 'typed') return { ...drawn, typed: answer.key };
  const options = order.map((index) => answer.options.find((option) => option.index === index));
  return {
    ...drawn,
    options: options.map((option) => option?.text ?? ''),
    correct: order.indexOf(0),
    mistakes: options.map((option) => (option && option.index > 0 ? option.why : '')),
  };
}

/** What leads to each of the wrong answers that a typed template knows, in the order of its key's `nots`. */
export const slipsOf = ({ template: { answer } }: DrawnFrom): string[] =>
  answer.is === 'typed' ? answer.nots.map(({ slip }) => slip) : [];
