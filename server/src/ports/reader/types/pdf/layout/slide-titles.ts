import { type BodyLook, roundSize } from './body-look.ts';
import type { Line } from './lines.ts';
import type { Part } from './parts.ts';

const mostLines = 3;
const mostWords = 20;

type TextPart = Part & { kind: 'text' };

/** Which parts of a deck are the titles of their slides, by their indices. */
export function slideTitles(parts: readonly Part[], look: BodyLook): Set<number> {
  const tops = topParts(parts).filter(({ part }) => couldBeTitle(part));
  const usual = usualTitle(tops.map(({ part }) => part));
  const isTitle = ({ lines: [first] }: TextPart) =>
    first !== undefined && (first.size > look.size * 1.12 || (usual !== null && isLike(first, usual)));
  return new Set(tops.filter(({ part }) => isTitle(part)).map(({ index }) => index));
}

/** What stands highest on each slide; on the first, the name of a university may stand above the title. */
function topParts(parts: readonly Part[]): { part: TextPart; index: number }[] {
  const tops = new Map<number, { part: TextPart; index: number }>();
  parts.forEach((part, index) => {
    if (part.kind !== 'text') return;
    const top = tops.get(part.page);
    const rankOf = part.page === parts[0]?.page ? sizeOf : heightOf;
    if (!top || rankOf(part) > rankOf(top.part)) tops.set(part.page, { part, index });
  });
  return [...tops.values()];
}

const heightOf = ({ lines }: TextPart) => lines[0]?.baseline ?? 0;
const sizeOf = ({ lines }: TextPart) => roundSize(lines[0]?.size ?? 0);

function couldBeTitle({ lines }: TextPart): boolean {
  const words = lines.flatMap((line) => line.words);
  const isSaid = words.some(({ text }) => /\p{L}{2}/u.test(text));
  const isPoint = lines[0]?.item?.ordered === false || /[.,;]$/.test(lines.at(-1)?.text ?? '');
  return isSaid && !isPoint && lines.length <= mostLines && words.length <= mostWords;
}

/** The letters and the place that most titles have; null if they have none in common. */
function usualTitle(tops: readonly TextPart[]): Line | null {
  const kinds = new Map<string, Line[]>();
  for (const { lines } of tops) {
    const [first] = lines;
    if (!first) continue;
    const key = `${roundSize(first.size)} ${first.isBold}`;
    kinds.set(key, [...(kinds.get(key) ?? []), first]);
  }
  const [most = []] = [...kinds.values()].sort((a, b) => b.length - a.length);
  const byHeight = most.sort((a, b) => a.baseline - b.baseline);
  return most.length >= tops.length / 2 ? (byHeight[most.length >> 1] ?? null) : null;
}

function isLike(line: Line, usual: Line): boolean {
  const isSame = roundSize(line.size) === roundSize(usual.size) && line.isBold === usual.isBold;
  return isSame && Math.abs(line.baseline - usual.baseline) < usual.size * 2.5;
}

/**
 * Levels of the titles of slides and of what looks like a heading below them. The title of the talk stands above them,
 * whatever the size of their letters, and under it who gives it.
 */
export function levelsInDeck(
  parts: readonly Part[],
  titles: ReadonlySet<number>,
  headings: readonly { index: number }[],
): Map<number, number> {
  const opening = isOpening(parts) ? parts[0]?.page : undefined;
  const isOnOpening = (index: number) => parts[index]?.page === opening;
  const below = headings.filter(({ index }) => !isOnOpening(index));
  return new Map([
    ...below.map(({ index }): [number, number] => [index, 3]),
    ...[...titles].map((index): [number, number] => [index, isOnOpening(index) ? 1 : 2]),
  ]);
}

/** The first slide of most talks says what they are called, and makes no points. */
function isOpening(parts: readonly Part[]): boolean {
  const page = parts[0]?.page;
  return parts.every((part) => part.page !== page || (part.kind !== 'table' && !part.lines[0]?.item));
}

const continuation =
  /[\s,:–—-]*[([]?\s*(?:\(?cont(?:inued|inuation|[’']?d)?\.{0,3}|\d{1,2}\s?(?:\/|of)\s?\d{1,2})\s*[)\]]?$/i;
const numberBehind = /\s*[([](?:\d{1,2}|[ivx]{1,4})[)\]]$/i;

/** "Cells (cont.)", "Cells (2/3)" and "Cells (II)" go on with "Cells". */
export function withoutContinuation(title: string): string {
  return title.replace(continuation, '').replace(numberBehind, '') || title;
}
