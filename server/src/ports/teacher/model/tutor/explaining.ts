import type { ProposedCard } from '../../port.ts';
import { borneOut } from '../borne-out.ts';
import type { PaidContext } from '../client.ts';
import type { TaskDeps } from '../deps.ts';
import { ModelFailure } from '../failure.ts';
import { guardOf } from '../guard.ts';
import type { NumberedSource, Unit } from '../numbered-source.ts';
import { plainMarkdown } from '../plain-markdown.ts';
import { type Claim, sentencesOf } from './claims.ts';
import { isEncouragement, isToTheLearner, ownWords } from './talk.ts';

interface Told {
  /** Not said, but offered to be kept. */
  card?: ProposedCard;
  text: string;
  units: Unit[];
  isLine: boolean;
  /** Says something of the subject, which the lesson must bear out; what is not a claim is the tutor's own. */
  isClaim: boolean;
}

/** An answer as it stands before the learner, with the numbers of its places. */
class Sheet {
  markdown = '';
  readonly places: Unit[] = [];

  add({ text, units, isLine }: Told): string {
    const marks = units.map((unit) => `[${this.placeOf(unit)}]`).join('');
    const gap = this.markdown === '' || /\s$/.test(this.markdown) || text === '' ? '' : ' ';
    const piece = `${gap}${withMarks(text, marks)}${isLine ? '\n' : ''}`;
    this.markdown += piece;
    return piece;
  }

  private placeOf(unit: Unit): number {
    const known = this.places.indexOf(unit);
    return known >= 0 ? known + 1 : this.places.push(unit);
  }
}

/** In a row of a table the numbers belong into its last cell. */
function withMarks(text: string, marks: string): string {
  if (!marks) return text;
  return /^\|.*\|$/.test(text) ? `${text.slice(0, -1).trimEnd()} ${marks} |` : `${text} ${marks}`;
}

/**
 * An answer in the tutor's own words. The learner sees it as it comes; when it is whole, what it claims is judged against
 * the lesson, and what the lesson does not bear out is taken back. An example or a thought of the tutor's own says so.
 */
export class Explaining {
  private sheet = new Sheet();
  private readonly told: Told[] = [];
  private readonly isFit: (line: string) => boolean;
  private readonly numbered: NumberedSource;
  private isOwn = false;
  private isCard = false;

  constructor(numbered: NumberedSource) {
    this.numbered = numbered;
    this.isFit = guardOf(numbered);
  }

  get markdown(): string {
    return this.sheet.markdown.trim();
  }

  get places(): readonly Unit[] {
    return this.sheet.places;
  }

  /** How much of it rests on the lesson. */
  get claims(): number {
    return this.told.filter(({ isClaim, units, card }) => isClaim && units.length > 0 && !card).length;
  }

  /** What the learner may keep of it; the last, should there be several. */
  get card(): ProposedCard | undefined {
    return this.told.findLast(({ card }) => card)?.card;
  }

  pieces(claims: readonly Claim[]): string[] {
    return claims.map((claim) => this.tell(claim)).filter(Boolean);
  }

  private tell({ text, numbers, isLine }: Claim): string {
    const clean = plainMarkdown(text);
    const units = this.numbered.findAll(numbers);
    if (this.isCard || opensCard.test(clean)) {
      this.isCard = !isLine;
      const card = cardIn(clean);
      if (card && units.length > 0 && this.isFit(clean)) {
        this.told.push({ text: `${card.front} ${card.back}`, units, isLine, isClaim: true, card });
      }
      return '';
    }
    if (ownWords.test(clean)) this.isOwn = true;
    const isTalk = sentencesOf(clean).every((sentence) => isEncouragement(sentence) || isToTheLearner(sentence));
    const isFrame = this.isFrameOfTable(clean);
    const isClaim = clean !== '' && (units.length > 0 || (!this.isOwn && !isTalk && !isFrame));
    // What the tutor adds of its own ends with its paragraph.
    if (isLine && clean === '') this.isOwn = false;
    if (clean !== '' && !this.isFit(clean)) return '';
    if (clean === '' && (this.sheet.markdown === '' || this.sheet.markdown.endsWith('\n\n'))) return '';
    const told = { text: clean, units, isLine, isClaim };
    this.told.push(told);
    return this.sheet.add(told);
  }

  /** The head of a table claims nothing, nor does the line below it. */
  private isFrameOfTable(line: string): boolean {
    return line.startsWith('|') && (!this.told.at(-1)?.text.startsWith('|') || /^\|[\s|:-]+\|$/.test(line));
  }

  /** Where nobody is left to judge, by budget say, the words decide. */
  private async judged(
    deps: TaskDeps,
    what: { units: readonly Unit[]; claims: readonly { text: string; units: readonly Unit[] }[] },
    context: PaidContext,
  ): Promise<boolean[]> {
    const { numbered } = this;
    try {
      return await borneOut(deps, { numbered, ...what }, context);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      return borneOut({ ...deps, checks: 'off' }, { numbered, ...what }, context);
    }
  }

  /** Takes back what the lesson does not bear out; whether there was such a thing. */
  async takeBack(deps: TaskDeps, read: readonly Unit[], context: PaidContext): Promise<boolean> {
    const claimed = this.told.filter(({ isClaim }) => isClaim);
    const claims = claimed.map(({ text, units }) => ({ text, units: units.length > 0 ? units : read }));
    const isBorneOut = await this.judged(deps, { units: read, claims }, context);
    const refused = new Set(claimed.filter((_, i) => !isBorneOut[i]));
    const isShown = [...refused].some(({ card }) => !card);
    if (refused.size === 0) return false;
    const kept = this.told.filter((told) => !refused.has(told));
    this.told.length = 0;
    this.sheet = new Sheet();
    for (const told of kept) {
      this.told.push(told);
      if (!told.card) this.sheet.add(told);
    }
    return isShown;
  }
}

const opensCard = /^\W*card\W*:/i;
const longestSide = 300;

/** A card as a model proposes it: a question, and what answers it. */
function cardIn(text: string): ProposedCard | undefined {
  const [front = '', back = '', ...more] = text
    .replace(opensCard, '')
    .split('|')
    .map((side) => side.replace(/\*+/g, '').trim());
  const isWhole = front.endsWith('?') && back !== '' && more.length === 0;
  return isWhole && front.length <= longestSide && back.length <= longestSide ? { front, back } : undefined;
}
