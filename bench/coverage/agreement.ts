export type Labels = Readonly<Record<string, string>>;

/** Phrases that both have labelled. */
const shared = (one: Labels, other: Labels) => Object.keys(one).filter((phrase) => one[phrase] && other[phrase]);

/** The share of phrases that both give the same label. */
export function agreement(one: Labels, other: Labels): number {
  const phrases = shared(one, other);
  return phrases.filter((phrase) => one[phrase] === other[phrase]).length / Math.max(1, phrases.length);
}

/** Cohen's kappa: agreement beyond what chance would give two people with these habits. */
export function kappa(one: Labels, other: Labels): number {
  const phrases = shared(one, other);
  const total = Math.max(1, phrases.length);
  const share = (labels: Labels, label: string) => phrases.filter((phrase) => labels[phrase] === label).length / total;
  const kinds = new Set(phrases.flatMap((phrase) => [one[phrase]!, other[phrase]!]));
  const byChance = [...kinds].reduce((sum, label) => sum + share(one, label) * share(other, label), 0);
  return byChance === 1 ? 1 : (agreement(one, other) - byChance) / (1 - byChance);
}
