import type { Mastery } from '@akada/contract/client';

export type Topic = Mastery['topics'][number];

const share = ({ right, asked }: Topic) => right / asked;

/** By what to do about them: the shakiest first, the others in the order of the plan. */
export function sortTopics(topics: readonly Topic[]): Record<Topic['state'], Topic[]> {
  const of = (state: Topic['state']) => topics.filter((topic) => topic.state === state);
  return { mastered: of('mastered'), shaky: of('shaky').sort((a, b) => share(a) - share(b)), new: of('new') };
}

export interface Pace {
  /** Days until the exam; 0 on its day, below that it is over. */
  left: number;
  /** One topic every so many days; 0 where a day has to take more than one. */
  every: number;
  /** Topics that each day has to take. */
  aDay: number;
}

const DAY_MS = 86_400_000;

export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** A pace that gets there, never one that falls short. Both are calendar days, which have no time and no zone. */
export function paceTo(examDate: string, today: string, toGo: number): Pace {
  const left = daysBetween(today, examDate);
  return { left, every: toGo > 0 ? Math.floor(left / toGo) : 0, aDay: left > 0 ? Math.ceil(toGo / left) : toGo };
}
