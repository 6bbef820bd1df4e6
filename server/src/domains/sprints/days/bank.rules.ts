/** Which questions of a bank are asked: the same seed asks the same ones, another seed others. */

interface Drawable {
  id: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** The lesson that it is about. */
  about: string;
}

export interface Wish {
  difficulty?: 'easy' | 'hard' | 'mixed';
  /** Ids in the order in which they were asked, the newest last: what was asked long ago, or never, comes first. */
  asked?: readonly string[];
}

/** A number between 0 and 1 for a text: FNV-1a, which spreads short texts well. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // One more round: ids that differ in their last digit only would stay neighbours.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000;
}

const far = { easy: { easy: 0, medium: 1, hard: 2 }, hard: { easy: 2, medium: 1, hard: 0 } };

/** Where the bank is that of several lessons, each has its turn. */
export function drawQuestions<Q extends Drawable>(
  bank: readonly Q[],
  count: number,
  seed: string,
  { difficulty = 'mixed', asked = [] }: Wish = {},
): Q[] {
  const lastAsked = new Map(asked.map((id, index) => [id, index + 1]));
  const turns = new Map<string, number>();
  return bank
    .map((question) => ({
      question,
      away: difficulty === 'mixed' ? 0 : far[difficulty][question.difficulty],
      asked: lastAsked.get(question.id) ?? 0,
      chance: spread(`${seed} ${question.id}`),
    }))
    .sort((a, b) => a.away - b.away || a.asked - b.asked || a.chance - b.chance)
    .map((one) => {
      const turn = turns.get(one.question.about) ?? 0;
      turns.set(one.question.about, turn + 1);
      return { ...one, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, count)
    .sort((a, b) => a.chance - b.chance)
    .map(({ question }) => question);
}
