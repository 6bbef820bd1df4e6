import { existsSync, readFileSync } from 'node:fs';
import type { Question } from '../../engine/src/index.ts';

/** What a person said of a question; anything but `good` is a fault. */
export interface Label {
  text: string;
  stem: string;
  answer: string;
  verdict: 'good' | 'implausible' | 'second-right' | 'ungrammatical' | 'context' | 'trivial' | 'wrong';
  note?: string;
}

/** A question is the same question as long as what is asked and what is right stay the same, whatever the distractors. */
export function labelKey(text: string, question: Question): string {
  return `${text}\n${question.stem}\n${answerOf(question)}`;
}

/** The text of the right option. */
export function answerOf(question: Question): string {
  return question.options.find((option) => option.label === question.correct)!.text;
}

/** The verdicts that have been written down. */
export function readLabels(file: string): Map<string, Label> {
  const list: Label[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return new Map(list.map((label) => [`${label.text}\n${label.stem}\n${label.answer}`, label]));
}

/** The share of acceptable questions among those that have been judged. */
export function qualityByLabels(keys: readonly string[], labels: ReadonlyMap<string, Label>) {
  const verdicts = keys.map((key) => labels.get(key)?.verdict).filter((verdict) => verdict !== undefined);
  const counts: Record<string, number> = {};
  for (const verdict of verdicts) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return {
    judged: verdicts.length,
    acceptable: (counts.good ?? 0) / (verdicts.length || 1),
    counts,
    summary: Object.entries(counts)
      .map(([verdict, count]) => `${verdict} ${count}`)
      .join(', '),
  };
}
