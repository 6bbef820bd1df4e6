import { randomBytes } from 'node:crypto';
import type { Citation, LessonIndex } from '@akada/engine';
import { addressesModel } from '../orders.ts';
import type { Provenance } from '../port.ts';

/** A sentence, list item or table row of the source, under the number by which a model names it. */
export interface Unit {
  number: number;
  text: string;
  section: number;
  /** The head of the table whose first row this is. */
  head?: string;
}

/** A part of the source that fits into one prompt. */
export interface Chunk {
  units: Unit[];
  words: number;
}

/**
 * Small enough for a model on one's own machine that reads four thousand tokens at a time; a longer document is read in
 * several parts, cut between sections where that is possible.
 */
const chunkLetters = 9_000;

/**
 * The source, numbered: what a model reads of it and how its answers are led back to their places. Blocks that give
 * orders to a model are left out; what rests on them is found nowhere.
 */
export class NumberedSource {
  readonly index: LessonIndex;
  readonly units: Unit[] = [];
  /** Unknown to whoever wrote the text; the same for all calls about it, so that a provider may keep what it has read. */
  private readonly mark = `source-${randomBytes(6).toString('hex')}`;
  private readonly byNumber = new Map<number, Unit>();
  private joined: string | undefined;

  constructor(index: LessonIndex) {
    this.index = index;
    let first = 1;
    for (const block of index.blocks) {
      const texts = index.units.slice(first - 1, first - 1 + block.n);
      if (!addressesModel(texts.join(' '))) {
        const head = block.k === 'table' && block.h && !addressesModel(block.h) ? { head: block.h } : {};
        for (const [i, text] of texts.entries()) {
          this.add({ number: first + i, text, section: block.s, ...(i === 0 ? head : {}) });
        }
      }
      first += block.n;
    }
  }

  private add(unit: Unit): void {
    this.units.push(unit);
    this.byNumber.set(unit.number, unit);
  }

  /** All that a model may read of it, headings included. */
  get text(): string {
    this.joined ??= this.units.flatMap((unit) => [unit.text, ...this.headingPath(unit)]).join('\n');
    return this.joined;
  }

  /** The whole source in parts, none left out. */
  chunks(letters = chunkLetters): Chunk[] {
    const sections: Unit[][] = [];
    for (const unit of this.units) {
      if (sections.at(-1)?.[0]?.section === unit.section) sections.at(-1)!.push(unit);
      else sections.push([unit]);
    }
    const chunks: Unit[][] = [];
    let room = 0;
    for (const section of sections) {
      // A section that does not fit any more begins a new part; one that is too long by itself is cut.
      if (lettersIn(section) > room) room = 0;
      for (const unit of section) {
        const size = unit.text.length + 8;
        if (room < size) {
          chunks.push([]);
          room = letters;
        }
        chunks.at(-1)!.push(unit);
        room -= size;
      }
    }
    return chunks.map((units) => ({
      units,
      words: units.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0),
    }));
  }

  find(number: number): Unit | undefined {
    return this.byNumber.get(number);
  }

  /** Those of these numbers that the source has, in the order in which they are named. */
  findInOrder(numbers: readonly number[]): Unit[] {
    return [...new Set(numbers)].flatMap((number) => this.find(number) ?? []);
  }

  /** The same in the order of the source. */
  findAll(numbers: readonly number[]): Unit[] {
    return this.findInOrder(numbers).sort((a, b) => a.number - b.number);
  }

  headingPath({ section }: Unit): string[] {
    return this.sectionPath(section);
  }

  sectionPath(section: number): string[] {
    const { path } = this.index.sections[section]!;
    return path.map((heading) => (addressesModel(heading) ? 'Untitled section' : heading));
  }

  citation(unit: Unit): Citation {
    const section = this.index.sections[unit.section]!;
    return {
      documentId: this.index.documents[section.d]!.id,
      sectionId: section.id,
      headingPath: this.headingPath(unit),
      sentence: unit.text,
      ...(section.place ? { place: section.place } : {}),
    };
  }

  provenance(unit: Unit, model: string): Provenance {
    return { engine: 'model', model, ...this.citation(unit) };
  }

  /** The units as a model reads them, between marks that the text itself cannot know. */
  fenced(units: readonly Unit[]): string {
    const lines: string[] = [];
    let section = -1;
    for (const unit of units) {
      if (unit.section !== section) lines.push(`## ${this.headingPath(unit).join(' › ')}`);
      section = unit.section;
      if (unit.head) lines.push(plainLine(unit.head));
      lines.push(`[${unit.number}] ${plainLine(unit.text)}`);
    }
    return `<${this.mark}>\n${lines.join('\n')}\n</${this.mark}>`;
  }
}

function lettersIn(units: readonly Unit[]): number {
  return units.reduce((sum, { text }) => sum + text.length + 8, 0);
}

/** A number in brackets within the text must not pass for the number of a sentence. */
function plainLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ⏎ ').replace(/\[(\d+)\]/g, '($1)');
}
