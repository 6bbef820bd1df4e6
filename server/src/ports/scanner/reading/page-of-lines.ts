import type { Box, PageFault, ScannedLine, ScannedPage, ScannedWord } from '../page.ts';
import type { Grey } from '../picture/grey.ts';
import type { Letters } from '../picture/ink.ts';
import { areCrumbs, isDoubtful, isNoise, keepsPicture } from './doubts.ts';
import type { EngineLine, EngineWord } from './engine.ts';
import { inReadingOrder } from './reading-order.ts';

interface Seen {
  grey: Pick<Grey, 'width' | 'height'>;
  letters: Letters;
  /** How soft their edges are, in heights of a letter. */
  softness: number;
  /** How much larger the picture was that the engine read. */
  scale: number;
}

/** Below this mean confidence hardly a word is right. */
const guessing = 0.55;
/** Print as soft or as small as this is often misread. */
const softPrint = 0.24;
const smallPrint = 9;
/** So much of the writing may be left out, as labels in drawings are. */
const mostUnread = 0.25;
/** More than this left out is told: a word or two in a drawing are less. */
const littleUnread = 0.04;
/** No word is taller, in heights of a letter. */
const tallest = 6;
/** What is farther from the writing, in heights of a letter, is something else. */
const nearGap = 5;

/** What the engine read as a page: places in pixels of the stored picture, dust left out, doubts marked. */
export function pageOf(read: readonly EngineLine[], { grey, letters, softness, scale }: Seen): ScannedPage {
  const lines = read.flatMap((line): ScannedLine[] => {
    const words = line.words
      .map((word) => wordOf(word, scale))
      .filter(({ text, confidence, box }) => !isNoise(text, confidence, box.height / Math.max(1, letters.height)));
    if (words.length === 0 || areCrumbs(words)) return [];
    return [{ box: around(words.map(({ box }) => box)), words, keepsPicture: keepsPicture(words) }];
  });
  const { width, height } = grey;
  return {
    width,
    height,
    lines: inReadingOrder(lines, height),
    fault: faultOf(lines, letters, softness),
    readBy: 'reader',
  };
}

function wordOf({ text, confidence, bbox }: EngineWord, scale: number): ScannedWord {
  const x = Math.round(bbox.x0 / scale);
  const y = Math.round(bbox.y0 / scale);
  const box = {
    x,
    y,
    width: Math.max(1, Math.round(bbox.x1 / scale) - x),
    height: Math.max(1, Math.round(bbox.y1 / scale) - y),
  };
  const sure = Math.round(confidence) / 100;
  return { text, box, confidence: sure, isDoubtful: isDoubtful(text, sure) };
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

function faultOf(lines: readonly ScannedLine[], letters: Letters, softness: number): PageFault | null {
  if (lines.length === 0 && letters.strokes.length < 20) return 'empty';
  // Print that nobody could read is soft or small; clear strokes that no print has were written by hand.
  const isUnclear = softness > softPrint || letters.height < smallPrint;
  if (meanConfidence(lines) < guessing) return isUnclear ? 'blurred' : 'handwriting';
  const unread = unreadShare(lines, letters);
  if (unread > mostUnread) return 'blurred';
  return hasGaps(unread) ? 'incomplete' : null;
}

/** Whether so much of the writing was left out that its owner has to look. */
export const hasGaps = (unread: number): boolean => unread > littleUnread;

/** Of all characters, not of all words: dust makes many short ones. */
export function meanConfidence(lines: readonly ScannedLine[]): number {
  let sum = 0;
  let characters = 0;
  for (const { words } of lines) {
    for (const { text, confidence } of words) {
      sum += confidence * text.length;
      characters += text.length;
    }
  }
  return characters === 0 ? 0 : sum / characters;
}

/**
 * The share of letters that no word covers: what the engine left out is not in its confidence. Words are looked up by
 * their row, so that it costs letters times the few words side by side.
 */
export function unreadShare(lines: readonly ScannedLine[], letters: Letters): number {
  const { height } = letters;
  const strokes = written(lines, letters);
  if (strokes.length === 0 || height === 0) return 0;
  const rows = new Map<number, Box[]>();
  for (const { box } of lines.flatMap(({ words }) => words)) {
    // As tall as several lines: a column that was taken for a word.
    if (box.height > height * tallest) continue;
    for (
      let row = Math.floor((box.y - height) / height);
      row <= Math.floor((box.y + box.height) / height) + 1;
      row += 1
    ) {
      const boxes = rows.get(row);
      if (boxes) boxes.push(box);
      else rows.set(row, [box]);
    }
  }
  const room = height / 2;
  const unread = strokes.filter(({ left, right, top, bottom }) => {
    const x = (left + right) / 2;
    const y = (top + bottom) / 2;
    const boxes = rows.get(Math.floor(y / height)) ?? [];
    return !boxes.some(
      (box) =>
        x >= box.x - room && x <= box.x + box.width + room && y >= box.y - room && y <= box.y + box.height + room,
    );
  });
  return unread.length / strokes.length;
}

/** Letters where the writing is: below, above and beside it lie the edges of the paper and the desk. */
function written(lines: readonly ScannedLine[], { strokes, height }: Letters): Letters['strokes'] {
  const boxes = lines.flatMap(({ words }) => words.filter((word) => !word.isDoubtful).map(({ box }) => box));
  if (boxes.length === 0) return strokes;
  const writing = around(boxes);
  const near = nearGap * height;
  const across = strokes
    .filter(({ left, right }) => right > writing.x - height && left < writing.x + writing.width + height)
    .sort((one, other) => one.top - other.top);
  let bottom = writing.y + writing.height;
  for (const stroke of across) if (stroke.top < bottom + near) bottom = Math.max(bottom, stroke.bottom);
  let top = writing.y;
  for (const stroke of across.toReversed()) if (stroke.bottom > top - near) top = Math.min(top, stroke.top);
  return across.filter((stroke) => stroke.bottom >= top && stroke.top <= bottom);
}
