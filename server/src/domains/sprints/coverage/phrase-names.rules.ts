/** What our own lessons call the things that a phrase of the standard stands for. */

interface TaughtLesson {
  name: string;
  topics: readonly string[];
  terms: readonly { term: string }[];
}

interface Taught {
  lessons: readonly TaughtLesson[];
  coverage: { phrases: readonly ({ phrase: string } & ({ lesson: string } | { why: string }))[] } | null;
}

export interface OtherName {
  name: string;
  tells: number;
}

/**
 * The terms of the lessons that teach a phrase: all of them where the lesson is about nothing else, a share of each
 * where several phrases are taught in it.
 */
export function namesOf({ lessons, coverage }: Taught): (phrase: string) => OtherName[] {
  const taughtIn = new Map(
    (coverage?.phrases ?? []).flatMap((one) => ('lesson' in one ? [[one.phrase, one.lesson] as const] : [])),
  );
  const shared = new Map<string, number>();
  for (const lesson of taughtIn.values()) shared.set(lesson, (shared.get(lesson) ?? 0) + 1);
  return (phrase) =>
    lessons
      .filter(({ name, topics }) => name === taughtIn.get(phrase) || topics.includes(phrase))
      .flatMap(({ name, topics, terms }) => {
        const tells = topics.includes(phrase) ? 1 : 1 / (shared.get(name) ?? 1);
        return terms.map(({ term }) => ({ name: term, tells }));
      });
}
