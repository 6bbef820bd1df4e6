import type { TutorState } from '@akada/engine/browser';
import { addressesModel } from '../../orders.ts';
import type { TutorAnswer } from '../../port.ts';
import { givesAway, isGrounded, usesOnly } from '../grounding.ts';
import type { NumberedSource, Unit } from '../numbered-source.ts';
import { plainMarkdown } from '../plain-markdown.ts';
import { type Claim, sentencesOf } from './claims.ts';
import { isEncouragement, isToTheLearner } from './talk.ts';

/** Decides claim by claim what the learner gets to see, where an answer is held back or nothing else checks it. */
export class HoldingBack {
  markdown = '';
  /** How much of what was shown rests on the lesson. */
  claims = 0;
  readonly places: Unit[] = [];
  private readonly numbered: NumberedSource;
  private readonly state: TutorState;
  private readonly own: string[];
  private readonly answered: string | undefined;

  constructor(numbered: NumberedSource, state: TutorState, message: string, turn: TutorAnswer) {
    this.numbered = numbered;
    this.state = state;
    this.own = [state.question, message];
    this.answered = turn.kind === 'found' ? turn.provenance[0]?.sentence : undefined;
  }

  pieces(claims: readonly Claim[]): string[] {
    return claims.flatMap((claim) => {
      const text = this.judged(claim);
      if (text === '') return [];
      this.markdown += text;
      return [text];
    });
  }

  private judged({ text, numbers, isLine }: Claim): string {
    const units = numbers.flatMap((number) => this.numbered.find(number) ?? []);
    const kept = sentencesOf(plainMarkdown(text)).filter((sentence) => this.isShown(sentence, units));
    const end = isLine ? '\n' : '';
    if (kept.length === 0) return isLine && this.markdown !== '' && !this.markdown.endsWith('\n\n') ? end : '';
    const marks = units.map((unit) => `[${this.placeOf(unit)}]`).join('');
    if (units.length > 0) this.claims++;
    const gap = this.markdown === '' || /\s$/.test(this.markdown) ? '' : ' ';
    return `${gap}${kept.join(' ')}${marks ? ` ${marks}` : ''}${end}`;
  }

  private isShown(sentence: string, units: readonly Unit[]): boolean {
    if (addressesModel(sentence)) return false;
    if (this.givesTooMuch(sentence, units)) return false;
    const headings = units.flatMap((unit) => this.numbered.headingPath(unit));
    if (isToTheLearner(sentence))
      return usesOnly(sentence, [...this.own, ...this.numbered.units.map((unit) => unit.text), ...headings]);
    if (isEncouragement(sentence)) return true;
    return isGrounded(sentence, { cited: [...units.map((unit) => unit.text), ...headings], repeated: this.own });
  }

  /** A hint points, a step shows a part; what says it all is kept for the answer. */
  private givesTooMuch(sentence: string, units: readonly Unit[]): boolean {
    const { stage, question } = this.state;
    if (stage === 'answer') return false;
    const share = stage === 'hint' ? 0.5 : 0.85;
    const answers = [...(this.answered ? [this.answered] : []), ...units.map((unit) => unit.text)];
    return answers.some((answer) => givesAway(`${this.markdown} ${sentence}`, answer, question, share));
  }

  private placeOf(unit: Unit): number {
    const known = this.places.indexOf(unit);
    return known >= 0 ? known + 1 : this.places.push(unit);
  }
}
