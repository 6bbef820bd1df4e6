import { asQuestion, type WrittenLesson } from '../../ports/teacher/port.ts';

/** Questions to begin with, of those that were answered: of different kinds, and about different sections as long as there are. */
export function promptsOf(lessons: readonly WrittenLesson[], most: number): string[] {
  const rest = lessons.flatMap(({ answers }) => answers);
  const chosen: typeof rest = [];
  const isNew = (one: (typeof rest)[number], by: 'kind' | 'section') => chosen.every((other) => other[by] !== one[by]);
  while (chosen.length < most && rest.length > 0) {
    const at = [
      rest.findIndex((one) => isNew(one, 'kind') && isNew(one, 'section')),
      rest.findIndex((one) => isNew(one, 'kind')),
      0,
    ].find((place) => place >= 0)!;
    chosen.push(...rest.splice(at, 1));
  }
  return chosen.map(asQuestion);
}
