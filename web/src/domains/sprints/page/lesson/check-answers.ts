import { type Check, type CheckAnswer, type CheckAnswers, withAnswer } from '../../../../lib/lessons/checks.ts';
import { isRecord, type Kept } from '../../../../lib/storage/shapes.ts';
import { storedSprintPage } from '../stored.ts';

/** What was tapped in the checks of a day's lesson, on this device. */
export function readCheckAnswers(sprintId: string, day: number): CheckAnswers {
  const kept = storedSprintPage.checkAnswers(sprintId).get()?.[day];
  return isRecord(kept) ? Object.fromEntries(Object.entries(kept).filter(isAnswer)) : {};
}

const isAnswer = (entry: [string, unknown]): entry is [string, CheckAnswer & Kept] =>
  isRecord(entry[1]) && Number.isInteger(entry[1].first) && Number.isInteger(entry[1].last);

/** Keeps the answers of a day beside those of others. */
function keepAll(sprintId: string, day: number, all: CheckAnswers): CheckAnswers {
  const entry = storedSprintPage.checkAnswers(sprintId);
  entry.set({ ...entry.get(), [day]: all });
  return all;
}

/** Keeps answers beside those of other checks and days. */
export const keepCheckAnswers = (sprintId: string, day: number, answers: CheckAnswers): CheckAnswers =>
  keepAll(sprintId, day, { ...readCheckAnswers(sprintId, day), ...answers });

export const keepCheckAnswer = (sprintId: string, day: number, check: Check, answer: CheckAnswer): CheckAnswers =>
  keepAll(sprintId, day, withAnswer(readCheckAnswers(sprintId, day), check, answer));
