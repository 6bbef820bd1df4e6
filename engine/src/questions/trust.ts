/**
 * How far a maker is trusted: the share of its questions that strict readers accepted. It rests on 273 questions from
 * texts that the project does not hold, judged by others, and on the labels of the project's own evaluation set; makers
 * with fewer than ten judged questions stand at a cautious 0.7. Of several questions that one sentence carries, the one
 * by the maker with the better record is asked; renew the figures when a maker has changed and been judged again.
 */
const TRUST = {
  table: 0.93,
  labelled: 0.9,
  gap: 0.9,
  who: 0.9,
  sequence: 0.9,
  opposedList: 0.85,
  change: 0.75,
  named: 0.85,
  quantity: 0.85,
  formula: 0.8,
  symbol: 0.8,
  definition: 0.8,
  contrast: 0.75,
  term: 0.75,
  whichOf: 0.7,
  introduced: 0.7,
  condition: 0.7,
  statement: 0.7,
  trueOf: 0.6,
  cause: 0.6,
} as const;

export type Maker = keyof typeof TRUST;

/** A maker that nobody has judged yet. */
const UNJUDGED = 0.7;

/** The record of a maker, on the scale of the weights: half a point of acceptance outweighs any weight. */
export function trustIn(maker: Maker | undefined): number {
  return 5 * (maker ? TRUST[maker] : UNJUDGED);
}
