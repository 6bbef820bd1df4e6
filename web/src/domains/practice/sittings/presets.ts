import { isWritten, type SittingPlan } from '../../../lib/sittings/sitting.ts';

export type PresetName = 'asItSays' | 'test' | 'exam' | 'own';

export interface Preset {
  name: PresetName;
  count: number;
  minutes: number | null;
}

const [test, exam] = [
  { count: 15, minutes: 20 },
  { count: 40, minutes: 60 },
];

/** As on campus, where there are enough questions for it; what the paper says comes first. */
export function presetsFor({ questions, minutes }: SittingPlan): Preset[] {
  const choice = questions.filter((question) => !isWritten(question)).length;
  const whole: Preset = { name: 'asItSays', count: questions.length, minutes };
  const fits = ({ count }: { count: number }) => count <= choice;
  return [
    whole,
    ...(fits(exam) && !(questions.length === exam.count && minutes === exam.minutes)
      ? [{ name: 'exam' as const, ...exam }]
      : []),
    ...(fits(test) ? [{ name: 'test' as const, ...test }] : []),
    { name: 'own', count: Math.min(choice || questions.length, test.count), minutes: test.minutes },
  ];
}

/** A test is of questions that can be marked: those to be written belong to the whole paper alone. */
export function poolFor(plan: SittingPlan, name: PresetName): SittingPlan {
  if (name === 'asItSays') return plan;
  const choice = plan.questions.filter((question) => !isWritten(question));
  return choice.length === 0 ? plan : { ...plan, questions: choice };
}
