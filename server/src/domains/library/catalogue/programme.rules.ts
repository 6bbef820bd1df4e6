import { fold, scoreName, wordsOf } from './text.rules.ts';

/** Which programme of the catalogue a typed one is. */

interface Named {
  programme: string;
  department: string;
}

const degree = /^(\S*\.\S*|MBBS)\s+/;
const typedDegree =
  /^(bachelor of [a-z ]+? in |(b ?sc|b ?a|b ?eng|b ?tech|b ?ed|b ?agric|b ?n ?sc|b ?mls|ll ?b|mb ?bs|mb ?chb|pharm ?d|b ?pharm)( ?ed)?( hons| honours)?( |$))/;
const joining = new Set(['and', 'of', 'in', 'the']);

/** The subject without the degree: Computer Science. */
export function subjectOf(programme: string): string {
  return programme.replace(degree, '');
}

const tellingWords = (text: string) => wordsOf(text).filter((word) => !joining.has(word));
const typedSubject = (text: string) => fold(text).replace(typedDegree, '').trim();

/** The same words, but for slips of the hand. */
function isSameName(typed: string[], words: string[]): boolean {
  return typed.length > 0 && typed.length === words.length && scoreName(typed, words, true) > 0;
}

const only = <T>(found: T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null);

/**
 * The programme that was meant: by its whole name, by its subject, by the only one that begins so, or by the
 * department where the program says nothing more. null rather than a guess between two.
 */
export function matchProgramme<P extends Named>(
  programmes: readonly P[],
  program: string,
  department: string,
): P | null {
  const whole = programmes.find(({ programme }) => fold(programme) === fold(program));
  if (whole) return whole;

  const subject = tellingWords(typedSubject(program));
  const exact = programmes.filter(({ programme }) => fold(subjectOf(programme)) === typedSubject(program));
  if (exact.length > 0) return only(exact);
  const alike = programmes.filter(({ programme }) => isSameName(subject, tellingWords(subjectOf(programme))));
  if (alike.length > 0) return only(alike);

  const inDepartment = programmes.filter((p) => fold(p.department) === fold(department));
  const saysNoMore = subject.length === 0 || isSameName(subject, tellingWords(department));
  if (saysNoMore) return only(inDepartment);
  return only(programmes.filter(({ programme }) => fold(subjectOf(programme)).startsWith(`${subject.join(' ')} `)));
}
