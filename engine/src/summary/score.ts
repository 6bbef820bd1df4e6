import { keyTerms } from '../analyse/key-terms.ts';
import { countWords } from '../text/normalise.ts';
import type { DocumentText, Sentence } from '../text/sections.ts';
import { contentStems } from '../text/stems.ts';
import { findTerms } from '../text/terms.ts';

/** A sentence with what it is worth to a summary. */
export interface Scored {
  sentence: Sentence;
  stems: Set<string>;
  score: number;
  isDefining: boolean;
  /** States a law or a principle. */
  isLaw: boolean;
}

const ROUNDS = 12;
const WEIGHT = {
  central: 1,
  terms: 0.8,
  opensSection: 0.3,
  defines: 0.4,
  saysWhat: 0.3,
  definesHeading: 0.9,
  law: 0.6,
  told: -0.8,
  example: -0.6,
  past: -0.4,
  order: -0.8,
};
/** "Darcy's law states that …": the result that a section leads to. */
const LAW =
  /\b(?:law|principle|theorem|rule|theory|hypothesis|model|doctrine|equation|effect)\b[^,;.]{0,40} (?:states?|holds?|says?|shows?|predicts?) that\b/i;
/** A case, a person or a measurement on the way to what is meant. */
const TOLD =
  /\b(?:1[5-9]|20)\d\d\b|\b\d[\d,.]*\s?(?:%|per cent|kilo|milli|metre|hectare|tonne|gram|second|minute|hour|day|year|time|pound|naira|dollar|million|people|of\b)|[₦£€$]\s?\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|sixty|hundred|thousand) (?:kilo|milli|centi|metres?|tonnes?|grams?|hectares?|seconds?|minutes?|hours?|days?|pounds|naira|million)/i;
const PAST = /\b(?:was|were|had|did)\b/;
/** "Read the facts twice": told to the reader. */
const ORDER =
  /^(?:Read|Put|Write|Note|Remember|Look|See|Try|Use|Find|Draw|List|State|Explain|Compare|Make|Think|Recall|Check|Keep|Give|Ask|Begin|Start) (?:the|your|each|this|an?|that|how|down|at|for|to|with)\b/;
const REMARK_WORDS = 9;
const REMARK = -0.4;

/**
 * Importance of every sentence. Sentences and words vote for each other in turns, which gives the ranking of TextRank on
 * the graph of shared words in time linear in the text; what says what a thing of the headings is counts most.
 */
export function scored(sentences: readonly Sentence[], document: DocumentText): Scored[] {
  const bags = sentences.map((sentence) => new Set(contentStems(sentence.text)));
  const votes = centrality(bags);
  const weightOf = termWeights(document);
  const defines = definingSentences(document);
  const examples = inExamples(sentences);
  return sentences.map((sentence, i) => {
    let held = 0;
    for (const stem of bags[i]!) held += weightOf(stem);
    const { text } = sentence;
    const defining = defines.get(text) ?? 0;
    const isLaw = LAW.test(text);
    const score =
      WEIGHT.central * votes[i]! +
      (WEIGHT.terms * held) / (3 + bags[i]!.size / 3) +
      (sentence.position === 0 && sentence.blockIndex === 0 ? WEIGHT.opensSection : 0) +
      defining +
      (isLaw ? WEIGHT.law : 0) +
      (TOLD.test(text) ? WEIGHT.told : 0) +
      (examples.has(sentence) ? WEIGHT.example : 0) +
      (!defining && PAST.test(text) ? WEIGHT.past : 0) +
      (ORDER.test(text) ? WEIGHT.order : 0) +
      // "Research gives clear advice to students": leads up to what is said.
      (!defining && !isLaw && countWords(text) < REMARK_WORDS ? REMARK : 0);
    return { sentence, stems: bags[i]!, score, isDefining: defining > 0, isLaw };
  });
}

const GIVES_EXAMPLE = /\b(?:examples?|for instance|illustrates?|Suppose|Consider|Imagine)\b/;

/** What follows an example in its paragraph goes on with it. */
function inExamples(sentences: readonly Sentence[]): Set<Sentence> {
  const found = new Set<Sentence>();
  sentences.forEach((sentence, i) => {
    const before = sentences[i - 1];
    const goesOn =
      before !== undefined &&
      found.has(before) &&
      before.sectionId === sentence.sectionId &&
      before.blockIndex === sentence.blockIndex;
    if (goesOn || GIVES_EXAMPLE.test(sentence.text)) found.add(sentence);
  });
  return found;
}

function centrality(bags: readonly Set<string>[]): Float64Array {
  const spread = new Map<string, number>();
  for (const bag of bags) for (const stem of bag) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const rarity = (stem: string) => Math.log(1 + bags.length / (spread.get(stem) ?? 1));
  let votes = new Float64Array(bags.length).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const words = new Map<string, number>();
    bags.forEach((bag, i) => {
      for (const stem of bag) words.set(stem, (words.get(stem) ?? 0) + votes[i]! / Math.sqrt(bag.size));
    });
    const next = votes.map((_, i) => {
      let sum = 0;
      // A word that one sentence alone has connects nothing.
      for (const stem of bags[i]!) if (spread.get(stem)! > 1) sum += words.get(stem)! * rarity(stem);
      return bags[i]!.size ? sum / (Math.sqrt(bags[i]!.size) + 2) : 0;
    });
    const most = next.reduce((highest, value) => Math.max(highest, value), 1e-9);
    votes = next.map((value) => value / most);
  }
  return votes;
}

function termWeights(document: DocumentText): (stem: string) => number {
  const weights = new Map<string, number>();
  for (const term of findTerms(document, 40)) {
    for (const stem of contentStems(term.key)) weights.set(stem, Math.max(weights.get(stem) ?? 0, term.weight));
  }
  const heaviest = [...weights.values()].reduce((most, weight) => Math.max(most, weight), 1);
  return (stem) => (weights.get(stem) ?? 0) / heaviest;
}

/** The sentences that say what a term is, weightier where a heading or the title names it. */
function definingSentences(document: DocumentText): Map<string, number> {
  const headings = new Set(
    [document.title, document.ownTitle?.text ?? '', ...document.sections.map(({ heading }) => heading)].flatMap(
      contentStems,
    ),
  );
  return new Map(
    keyTerms(document, 60)
      // What takes two sentences to say, neither of them says.
      .filter(({ definition, sentence }) => definition.length <= sentence.length + 1)
      .map(({ term, sentence, definition }) => {
        const isNamed = contentStems(term).every((stem) => headings.has(stem));
        // What stands behind the verb alone says what the thing is; a whole sentence may tell something of it.
        const saysWhat = definition.length < sentence.length ? WEIGHT.saysWhat : 0;
        return [sentence, (isNamed ? WEIGHT.definesHeading : WEIGHT.defines) + saysWhat];
      }),
  );
}
