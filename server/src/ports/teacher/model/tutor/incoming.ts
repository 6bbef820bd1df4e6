import { isForeignTo } from '@akada/engine/language';
import { ModelFailure } from '../failure.ts';
import { isRefusal, mayBeRefusal } from '../refusal.ts';

export const notInLesson = 'NOT IN LESSON';

/** So much is held back until it is known how an answer begins. */
const opening = 24;
const enoughOfLesson = 6_000;
/** A learner who names a language may be answered in it. */
const named =
  /\b(?:french|fran[cç]ais|yor[uù]b[aá]|hausa|igbo|pidgin|swahili|kiswahili|spanish|portuguese|german|arabic)\b/i;

/** An answer as it comes in: refusals, silence and words in a language that nobody asked for end it. */
export class Incoming {
  /** The model finds nothing about it in the lesson. */
  isDeclined = false;
  private text = '';
  private held = '';
  private isBegun = false;
  private readonly isForeign: (text: string) => boolean;

  constructor(lesson: string, message: string) {
    const sample = lesson.slice(0, enoughOfLesson);
    this.isForeign = (text) => !named.test(message) && isForeignTo(text, sample) && isForeignTo(text, message);
  }

  /** What may be shown of it now. */
  push(piece: string): string {
    this.text += piece;
    // Looked at where a sentence ends: to look at all of it with every piece would take the square of its length.
    if (/[.!?。\n]/.test(piece) && this.isForeign(this.text)) throw new ModelFailure('language');
    if (this.isBegun) return this.isDeclined ? '' : piece;
    this.held += piece;
    const begun = this.held.trimStart();
    return begun.length < opening || mayBeRefusal(begun) ? '' : this.begin();
  }

  /** What was still held back when it ended. */
  end(): string {
    if (this.text.trim() === '') throw new ModelFailure('malformed');
    if (isRefusal(this.text)) throw new ModelFailure('refused');
    if (this.isForeign(this.text)) throw new ModelFailure('language');
    return this.isBegun ? '' : this.begin();
  }

  private begin(): string {
    this.isBegun = true;
    this.isDeclined = this.held.trimStart().startsWith(notInLesson);
    return this.isDeclined ? '' : this.held;
  }
}
