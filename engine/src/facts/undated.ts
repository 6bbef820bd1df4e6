/** When something was said or found: it tells somebody of that time from all the others, and is not what is asked. */

const YEAR = '(?:1\\d|20)\\d\\d';
const CENTURY =
  'the (?:early |late |mid-)?(?:tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|twenty-first) century';
const WHEN = `(?:as early as )?(?:[Ii]n |[Aa]round |[Aa]bout ){1,2}(?:(?:the )?(?:early |late |mid-)?${YEAR}s?|${CENTURY})`;

/** "maintained in 1872 that", "_____ in 1983 under", "published in 1908 by": nothing hangs on the time. */
const BESIDE_VERB = new RegExp(
  `(?<=\\b(?:\\p{Ll}+ed|_____|found|held|saw|wrote|drew up|showed|shown|thought|taught|out|forward)) ${WHEN}(?= (?:that|the|an?|how|why|on|by|under|as|to|between|two|three|four|five|six|seven) |$)`,
  'gu',
);
const AFTER_GAP = new RegExp(`(?<=_____) ${WHEN}(?= (?!and\\b)\\p{Ll})`, 'gu');
/** "_____, writing in 1934, let …" */
const WRITING = new RegExp(`(?<=_____), (?:writing|speaking|working) ${WHEN},`, 'u');
const OPENING = new RegExp(`^${WHEN},? (?=_____)`, 'u');
/** "…, the West African Pilot, founded in 1937": without its year the participle says nothing. */
const MADE_AT_END = new RegExp(
  `,? (?:first )?(?:published|founded|written|issued|printed|completed|released) ${WHEN}$`,
  'u',
);
const AT_END = new RegExp(`,? ${WHEN}$`, 'u');
const ALONE = new RegExp(`^${WHEN}$`, 'u');
const NAMED = new RegExp(`\\b(?:in|of|around|about|since|(?:\\d )?\\p{Lu}\\p{Ll}+) (${YEAR})\\b`, 'iu');

/** "maintained in 1872 that …" without the year: what follows "Who". */
export const undated = (predicate: string) =>
  predicate.replace(MADE_AT_END, '').replace(BESIDE_VERB, '').replace(AT_END, '');

/** "In 1937" in front says when, and nothing else. */
export const isDateAlone = (lead: string) => ALONE.test(lead);

/** A statement with a gap for somebody, without the year in which he said or did it. */
export const undatedStatement = (statement: string) =>
  statement
    .replace(MADE_AT_END, '')
    .replace(OPENING, '')
    .replace(BESIDE_VERB, '')
    .replace(AFTER_GAP, '')
    .replace(WRITING, '')
    .replace(/(?<=_____) had already (?=\p{Ll}+ed\b)/u, ' ');

/** The year that a question still names, or null. */
export function yearNamed(stem: string): number | null {
  const year = NAMED.exec(stem)?.[1];
  return year ? Number(year) : null;
}
