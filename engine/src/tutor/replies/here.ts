import type { AboutHere } from '../about-here.ts';
import type { Reading, Reply } from '../reply.ts';
import { isProse } from '../span.ts';
import { sectionOf } from '../topic.ts';
import { inPieces } from './simpler.ts';
import { WORKED, workedExample } from './worked-example.ts';

const GATHERED = /^(?:remember|key terms|common mistakes|to remember)$/i;

/**
 * The section that is open once more, for who asks about it where nothing is written, or all of that was told: its worked
 * example where one is asked for, else its own sentences in small pieces, those first that were not shown yet.
 */
export function here(wanted: AboutHere, heading: string, reading: Reading, shown: readonly number[]): Reply | null {
  const section = sectionCalled(heading, reading);
  if (section === null) return null;
  const { open } = reading;
  const isNew = (unit: number) => !shown.includes(unit);
  const worked = wanted === 'example' ? workedExample(reading) : null;
  if (worked && isNew(worked.spans[0]!.from)) return worked;
  const units = [...open.index.units.keys()].filter((unit) => sectionOf(unit, open) === section && isNew(unit));
  const prose = units.filter((unit) => isProse(unit, open));
  if (units.length > 0) return inPieces(prose.length > 0 ? prose : units, reading);
  return shown.length > 0 ? here(wanted, heading, reading, []) : null;
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const nameOf = (section: number, { open }: Reading) =>
  (open.index.sections[section]?.path.at(-1) ?? '').replace(/^[\d.\s]+/, '');

/**
 * The section by its heading, else the first that explains something. A lesson of the library opens with a story and ends
 * with what it gathers: who asks there is shown what explains it.
 */
function sectionCalled(heading: string, reading: Reading): number | null {
  const { index } = reading.open;
  const filled = new Set(index.blocks.filter(({ n }) => n > 0).map(({ s }) => s));
  const all = [...index.sections.keys()].filter((s) => filled.has(s));
  const isGathered = (s: number) => GATHERED.test(nameOf(s, reading));
  const isOpening = (s: number) => s === all[0] && all.some(isGathered);
  const explains = (s: number) => !isGathered(s) && !isOpening(s) && !WORKED.test(nameOf(s, reading));
  const wanted = lettersOf(heading.replace(/^[\d.\s]+/, ''));
  const named = [...index.sections.keys()].find((s) => wanted !== '' && lettersOf(nameOf(s, reading)) === wanted);
  if (named === undefined || isOpening(named)) return all.find(explains) ?? all[0] ?? null;
  if (isGathered(named)) return all.findLast((s) => s < named && explains(s)) ?? named;
  return all.find((s) => s >= named) ?? null;
}
