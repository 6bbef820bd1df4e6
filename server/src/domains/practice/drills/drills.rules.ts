/** The draws that `npm run content:check` proves of each template: what learners are asked is among them. */
const provenDraws = 200;
/** Enough that a round rarely asks the same draw twice, and little to load: draws of a template compress well. */
const drawsARound = 6;

/** The seeds of a template in one round: others each round, the same for everybody, so that it is rendered once. */
export const seedsOf = (round: number): number[] =>
  Array.from({ length: drawsARound }, (_, place) => ((round * drawsARound + place) % provenDraws) + 1);

/** Other seeds may come to the same words: what was missed is to come again with other numbers. */
export const unlike = <Draw extends { question: string }>(draws: readonly Draw[]): Draw[] => [
  ...new Map(draws.map((draw) => [draw.question, draw])).values(),
];
