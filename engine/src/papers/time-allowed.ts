import { type PaperLine, tidy } from './line.ts';

const COUNTS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, ten: 10, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50 },
  ...{ sixty: 60, ninety: 90, half: 0.5, five: 5 },
};
const HALVES: Record<string, number> = { '½': 0.5, '1/2': 0.5, '¼': 0.25, '1/4': 0.25, '¾': 0.75, '3/4': 0.75 };
const WORDS = Object.keys(COUNTS).join('|');
const PART = '½|¼|¾|1/2|1/4|3/4';
const HOURS = new RegExp(
  `(?<![\\d/:])(?:(?<count>\\d{1,2}(?:\\.\\d{1,2})?(?!/)|${WORDS})?[\\s-]*(?:and\\s+)?(?<part>${PART})?)\\s*(?:an?\\s+)?h(?:ou)?rs?\\b(?<half>\\s+and\\s+a\\s+half)?`,
  'i',
);
const MINUTES = new RegExp(`(?<![\\d/:.])(?<tens>\\d{1,3}|${WORDS})(?:[\\s-]+(?<ones>five))?\\s*min(?:ute)?s?\\b`, 'i');
const NAME = /\b(?:time(?:\s+allowed)?|duration)\b(?:\s+is)?\s*[:=.–-]*\s*/i;
/** What is said behind the name, or all that a line says. */
const LONGEST = 60;
const SHORTEST = 24;
/** A bracket may open first; behind words it is something else's time. */
const FURTHEST = 2;
const MOST = 600;

const amount = (text = '') => COUNTS[text.toLowerCase()] ?? Number(text);

/** What a text begins with: "1½ hours", "2 hrs 30 mins", "forty-five minutes" in minutes; null where a text says none. */
function minutesSaid(text: string): number | null {
  const [inHours, inMinutes] = [HOURS.exec(text), MINUTES.exec(text)];
  if (Math.min(inHours?.index ?? LONGEST, inMinutes?.index ?? LONGEST) > FURTHEST) return null;
  const { count, part, half } = inHours?.groups ?? {};
  const { tens, ones } = inMinutes?.groups ?? {};
  const hours = (count ? amount(count) : 0) + (part ? HALVES[part]! : 0) + (half ? 0.5 : 0);
  const minutes = Math.round(hours * 60) + (tens ? amount(tens) : 0) + (ones ? amount(ones) : 0);
  return minutes > 0 && minutes <= MOST ? minutes : null;
}

/** The minutes that the head of a paper allows for it: "TIME ALLOWED: 45 MINUTES", or "2 hours" alone on a line. */
export function timeAllowed(lines: readonly PaperLine[]): number | null {
  for (const { text } of lines) {
    const line = tidy(text);
    const name = NAME.exec(line);
    const said = name ? line.slice(name.index + name[0].length).slice(0, LONGEST) : line.length <= SHORTEST ? line : '';
    const minutes = minutesSaid(said);
    if (minutes !== null) return minutes;
  }
  return null;
}
