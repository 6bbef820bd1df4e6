import { Flow } from '../../../flow.ts';
import type { Block } from '../../../parsed.ts';
import { type BodyLook, bodyLookOf } from './body-look.ts';
import { beginsCaption, isTableCaption } from './captions.ts';
import { codeOf } from './code.ts';
import { isContentsLine, withoutLeader } from './contents.ts';
import {
  type HeadingStyle,
  headingStyle,
  isChapterNumber,
  isOneOfAList,
  levelsOf,
  withoutNumberedRuns,
  withoutTitleBlock,
} from './headings.ts';
import { emphasisIn, joinLines, joinWords, type Spelling, spellingOf } from './join-words.ts';
import { areScattered } from './label-lines.ts';
import { labelsOfPictures } from './labels.ts';
import type { Line } from './lines.ts';
import { withoutMark } from './notes.ts';
import type { Look } from './page.ts';
import { type ColumnElements, isTableBox } from './page-elements.ts';
import { type Part, partsOf } from './parts.ts';
import { withNotesAtTheirSigns } from './place-notes.ts';
import { levelsInDeck, slideTitles, withoutContinuation } from './slide-titles.ts';

/** Lines with places to blocks with meaning. */
export function blocksOf(columns: readonly ColumnElements[], isDeck = false): Block[] {
  const lines = columns.flatMap(({ elements }) => elements.filter((element): element is Line => !isTableBox(element)));
  const look = bodyLookOf(lines);
  const spelling = spellingOf(lines);
  const parts = withNotesAtTheirSigns(partsOf(columns, look, isDeck));
  return new BlockWriter(parts, { look, spelling, isDeck }).write();
}

interface Document {
  look: BodyLook;
  spelling: () => Spelling;
  isDeck: boolean;
}

class BlockWriter {
  private readonly flow = new Flow();
  private readonly parts: readonly Part[];
  private readonly look: BodyLook;
  private readonly spelling: () => Spelling;
  private readonly texts: string[];
  /** The titles of slides, by their indices; null in other documents. */
  private readonly titles: ReadonlySet<number> | null;
  /** What the slide before is called. */
  private slide = '';

  constructor(parts: readonly Part[], { look, spelling, isDeck }: Document) {
    this.parts = parts;
    this.look = look;
    this.spelling = spelling;
    this.titles = isDeck ? slideTitles(parts, look) : null;
    this.texts = parts.map((part) => (part.kind === 'table' ? '' : joinLines(part.lines, spelling)));
  }

  write(): Block[] {
    const levels = this.headingLevels();
    const labels = labelsOfPictures(this.parts, this.texts, this.look);
    let pictureUntil = 0;
    this.parts.forEach((part, index) => {
      this.flow.place = { page: part.page };
      const caption = labels.get(index);
      if (caption !== undefined) {
        const lines = this.parts.slice(index, caption).flatMap((label) => (label.kind === 'text' ? label.lines : []));
        if (!areScattered(lines)) this.flow.note(this.texts.slice(index, caption).join(' · '));
        pictureUntil = caption;
      }
      if (index < pictureUntil) return;
      const text = this.texts[index] ?? '';
      const level = levels.get(index);
      if (part.kind === 'table') this.flow.table(part.table.cells, this.captionBeside(index));
      else if (part.kind === 'note') this.flow.note(withoutMark(text));
      else if (level !== undefined && this.titles?.has(index)) this.writeTitle(text, level);
      else if (level !== undefined) this.writeHeading(index, level, levels);
      else if (!this.isTakenCaption(index)) this.writeText(part.lines, text);
    });
    return this.flow.blocks;
  }

  /** "Chapter 1" on a line of its own is the number of the heading under it. */
  private writeHeading(index: number, level: number, levels: ReadonlyMap<number, number>): void {
    const isNumber = (at: number) => isChapterNumber(this.texts[at] ?? '') && levels.has(at) && levels.has(at + 1);
    const text = this.texts[index] ?? '';
    if (isNumber(index) && !isNumber(index + 1)) return;
    this.flow.heading(level, isNumber(index - 1) ? `${this.texts[index - 1]}. ${text}` : text);
  }

  /** Slides of the same title are one part of the talk. */
  private writeTitle(text: string, level: number): void {
    const title = withoutContinuation(text);
    if (title !== this.slide) this.flow.heading(level, title);
    this.slide = title;
  }

  private writeText(lines: Line[], text: string): void {
    const [first] = lines;
    if (!first) return;
    const code = codeOf(lines, this.look);
    const item = first.item;
    if (code !== null) this.flow.code(code);
    else if (beginsCaption(text)) this.flow.note(text);
    else if (isContentsLine(first)) this.flow.item(false, withoutLeader(text));
    else if (item) {
      const words = lines.flatMap((line) => line.words).slice(item.markWords);
      this.flow.item(item.ordered, joinWords(words, this.spelling), this.emphasis(lines));
    } else this.flow.paragraph(text, this.emphasis(lines));
  }

  private emphasis(lines: Line[]): string[] {
    const standsOut = ({ isBold, isItalic }: Look) =>
      (isBold && !this.look.isBold) || (isItalic && !this.look.isItalic);
    return emphasisIn(lines, this.spelling, standsOut);
  }

  private headingLevels(): Map<number, number> {
    const candidates: { index: number; page: number; style: HeadingStyle; text: string }[] = [];
    this.parts.forEach((part, index) => {
      const text = this.texts[index] ?? '';
      if (part.kind !== 'text' || beginsCaption(text) || isContentsLine(part.lines[0] as Line)) return;
      const style = headingStyle(part.lines, text, this.look);
      const neighbours = [this.parts[index - 1], this.parts[index + 1]];
      if (style && (style.rank === 'large' || !isOneOfAList(text, neighbours)))
        candidates.push({ index, page: part.page, style, text });
    });
    if (this.titles) return levelsInDeck(this.parts, this.titles, candidates);
    const found = withoutTitleBlock(withoutNumberedRuns(candidates));
    const levels = levelsOf(found);
    return new Map(found.map(({ index }, at) => [index, levels[at] ?? 1]));
  }

  /** The caption of a table stands right above it, or right below. */
  private captionBeside(index: number): string | undefined {
    return [index - 1, index + 1].filter((at) => this.isTakenCaption(at)).map((at) => this.texts[at])[0];
  }

  private isTakenCaption(index: number): boolean {
    const isTable = (at: number) => this.parts[at]?.kind === 'table';
    const isCaption = this.parts[index]?.kind === 'text' && isTableCaption(this.texts[index] ?? '');
    if (!isCaption) return false;
    return isTable(index + 1) || (isTable(index - 1) && !isTableCaption(this.texts[index - 2] ?? ''));
  }
}
