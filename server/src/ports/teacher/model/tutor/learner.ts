import { addressesModel } from '../../orders.ts';
import type { AboutLearner, MissedQuestion, Turn } from '../../port.ts';

const longestTurn = 600;
const longestLine = 200;
const mostMissed = 5;

const oneLine = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most);

/** What was said before, each turn shortened, so that "why?" and "and the other one?" are understood. */
export function saidBefore(said: readonly Turn[] | undefined): string {
  if (!said || said.length === 0) return '';
  const turns = said.map(({ by, text }) => `${by === 'learner' ? 'Student' : 'Tutor'}: ${oneLine(text, longestTurn)}`);
  return `What you two said before:\n${turns.join('\n')}\n\n`;
}

/** What a tutor should know of the student: how far along, and what went wrong lately. */
export function aboutLearner(learner: AboutLearner | undefined): string {
  const missed = (learner?.missed ?? [])
    .map(lineOf)
    .filter((line) => !addressesModel(line))
    .slice(0, mostMissed);
  const level = learner?.level ? [`The student is in a ${learner.level}-level course of a university.`] : [];
  const wrong =
    missed.length > 0
      ? [
          `What the student lately got wrong about this course, between <missed> and </missed>; where the question touches it, clear up what was confused, without naming this list:\n<missed>\n${missed.join('\n')}\n</missed>`,
        ]
      : [];
  const lines = [...level, ...wrong];
  return lines.length > 0 ? `${lines.join('\n')}\n\n` : '';
}

function lineOf({ question, chosen, right }: MissedQuestion): string {
  const plain = (text: string) => oneLine(text.replace(/[<>]/g, ' '), longestLine);
  const taken = chosen ? ` Chose: ${plain(chosen)}` : '';
  return `- ${plain(question)}${taken} Right: ${plain(right)}`;
}
