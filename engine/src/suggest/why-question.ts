import { leansOnContext } from '../standing/words.ts';
import type { Usage } from './usage.ts';

const AUXILIARY =
  /^(.{3,45}?)\s+(is|are|was|were|can|cannot|could|must|may|will|do not|does not|did not|has|have)\s+(.{3,60}?),?\s+because\s+\S/;

/**
 * "Plant cells do not burst in pure water because …" → "Why do plant cells not burst in pure water?". Only sentences
 * with an auxiliary are turned, since nothing else needs a tagger to turn it right.
 */
export function whyQuestion(sentence: string, usage: Usage): string | null {
  const match = AUXILIARY.exec(sentence);
  if (!match) return null;
  const [subject, verb, rest] = [match[1]!, match[2]!, match[3]!.replace(/\b(?:also|therefore|thus) /g, '')];
  if (/[,;:()"“”$]/.test(subject) || /[,;:()"“”$]|\band \w+s \w/.test(rest)) return null;
  if (
    leansOnContext(`${subject} ${rest}`) ||
    /^(?:There|Its|Their|That|If|When|While|Although|Since|Here|In|At|On|For|By|With|From|As|Not|No)\b/.test(subject)
  )
    return null;
  // A verb inside the subject means that the subject ends elsewhere.
  if (/\b(?:is|are|was|were|which|that|who|has|have|and then|but)\b/i.test(subject)) return null;
  const [first, not] =
    verb === 'cannot' ? ['can', ' not'] : verb.endsWith(' not') ? [verb.slice(0, -4), ' not'] : [verb, ''];
  const question = `Why ${first} ${lowerFirst(subject, usage)}${not} ${rest}?`;
  return question.length <= 80 ? question : null;
}

/** The first word of a sentence has its capital from its place, unless the text writes it so everywhere. */
function lowerFirst(subject: string, usage: Usage): string {
  const first = subject.split(' ')[0]!;
  const small = /^(?:The|An?)$/.test(first) || (/^\p{Lu}\p{Ll}+$/u.test(first) && usage.writesSmall(first));
  return small ? subject[0]!.toLowerCase() + subject.slice(1) : subject;
}
