import { keptEmphasis } from '../../../../engine/src/text/emphasis.ts';
import { type Block, levelOf, type Place } from './parsed.ts';
import { cleanLine } from './text.ts';

/** Collects blocks in reading order: cleans their text, drops empty ones, and makes one list of consecutive items. */
export class Flow {
  readonly blocks: Block[] = [];
  /** Where the next blocks stand. */
  place: Place | undefined;

  heading(depth: number, text: string): void {
    const clean = cleanLine(text);
    if (clean) this.push({ kind: 'heading', level: levelOf(depth), text: clean });
  }

  paragraph(text: string, emphasised: readonly string[] = []): void {
    const clean = cleanLine(text);
    if (clean) this.push({ kind: 'paragraph', text: clean, ...keptEmphasis(emphasised.map(cleanLine), clean) });
  }

  item(ordered: boolean, text: string, emphasised: readonly string[] = []): void {
    const clean = cleanLine(text);
    if (!clean) return;
    const last = this.blocks.at(-1);
    const goesOn = last?.kind === 'list' && last.ordered === ordered && isSamePlace(last.place, this.place);
    const kept = keptEmphasis(emphasised.map(cleanLine), clean);
    if (!goesOn) this.push({ kind: 'list', ordered, items: [clean], ...kept });
    else {
      last.items.push(clean);
      if (kept.emphasised) last.emphasised = [...(last.emphasised ?? []), ...kept.emphasised];
    }
  }

  formula(tex: string): void {
    if (tex.trim()) this.push({ kind: 'formula', tex: tex.trim() });
  }

  note(text: string): void {
    const clean = cleanLine(text);
    if (clean) this.push({ kind: 'note', text: clean });
  }

  /** Its lines stay as they are. */
  code(text: string): void {
    if (text.trim()) this.push({ kind: 'code', text: text.trimEnd() });
  }

  /** The first row names the columns. What has one row or one column is a layout, not a table. */
  table(cells: string[][], caption?: string): void {
    const rows = cells.map((row) => row.map(cleanLine)).filter((row) => row.some(Boolean));
    const width = Math.max(0, ...rows.map((row) => row.findLastIndex(Boolean) + 1));
    const [first, ...rest] = rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''));
    const named = caption ? { caption: cleanLine(caption) } : {};
    if (first && rest.length > 0 && width > 1) this.push({ kind: 'table', ...named, header: first, rows: rest });
    else {
      if (caption) this.note(caption);
      for (const row of rows) this.paragraph(row.filter(Boolean).join(' '));
    }
  }

  private push(block: Block): void {
    this.blocks.push(this.place ? { ...block, place: this.place } : block);
  }
}

const isSamePlace = (one: Place | undefined, other: Place | undefined) =>
  one?.page === other?.page && one?.slide === other?.slide && one?.sheet === other?.sheet;
