import { type Attributed, attributedIn } from '../facts/attributed.ts';
import { type Cause, causeIn, type Reason, reasonsIn } from '../facts/causes.ts';
import { type Change, changesIn } from '../facts/changes.ts';
import { clauseReader } from '../facts/clauses.ts';
import { type Condition, conditionIn } from '../facts/conditions.ts';
import { type Contrast, contrastIn } from '../facts/contrasts.ts';
import { type Definition, definitionOf, definitionsInLists, definitionsInSentence } from '../facts/definitions.ts';
import { withEmphasised } from '../facts/emphasised.ts';
import { type Formula, formulasIn, formulasSetOff } from '../facts/formulas.ts';
import { type Gapped, gappedSentence } from '../facts/gaps.ts';
import { type Held, heldBy, heldIn } from '../facts/held.ts';
import { introducedIn } from '../facts/introduced.ts';
import type { Introduced } from '../facts/introduction.ts';
import { labelledLists } from '../facts/labelled.ts';
import { type Mention, mentionsOf, openingMention } from '../facts/mentions.ts';
import { type Named, namedIn } from '../facts/named.ts';
import { keyTerms, spokenOf } from '../facts/option-terms.ts';
import { type Predicate, predicateOf, standingOf } from '../facts/predicates.ts';
import { type Quantity, quantityIn } from '../facts/quantities.ts';
import { withSetOut } from '../facts/set-out.ts';
import { type Settings, settingsIn } from '../facts/settings.ts';
import { symbolsOf } from '../facts/symbols.ts';
import { type Work, worksIn } from '../facts/works.ts';
import { type Kind, kindFromVerb } from '../kinds/kinds.ts';
import type { Corpus } from '../reading/corpus.ts';
import { standingAlone } from './choice/standing.ts';
import type { Maker } from './choice/trust.ts';
import { causeQuestions } from './forms/cause.ts';
import { changeQuestions } from './forms/change.ts';
import { conditionQuestions } from './forms/condition.ts';
import { contrastQuestions, settingQuestions } from './forms/contrast.ts';
import { definitionQuestions, termQuestions } from './forms/definition.ts';
import { formulaQuestions } from './forms/formula.ts';
import { gapQuestions } from './forms/gap.ts';
import { heldQuestions } from './forms/held.ts';
import { introducedQuestions } from './forms/introduced.ts';
import { labelledQuestions } from './forms/labelled.ts';
import { namedQuestions } from './forms/named.ts';
import { opposedListQuestions } from './forms/opposed-lists.ts';
import { quantityQuestions } from './forms/quantity.ts';
import { sequenceQuestions } from './forms/sequence.ts';
import { symbolQuestions } from './forms/symbol.ts';
import { tableQuestions } from './forms/table.ts';
import { trueOfQuestions } from './forms/true-of.ts';
import { whichOfQuestions } from './forms/which-of.ts';
import { whoQuestions } from './forms/who.ts';
import { workQuestions } from './forms/work.ts';
import type { Candidate } from './types.ts';

interface Facts {
  definitions: Definition[];
  introduced: Introduced[];
  predicates: Predicate[];
  /** What is said of several things at once. */
  joint: Predicate[];
  mentions: Mention[];
  gapped: Gapped[];
  formulas: Formula[];
  causes: Cause[];
  changes: Change[];
  reasons: Reason[];
  quantities: Quantity[];
  conditions: Condition[];
  contrasts: Contrast[];
  settings: Settings[];
  named: Named[];
  attributed: Attributed[];
  held: Held[];
  works: Work[];
}

function gatherFacts(corpus: Corpus, onProgress: (share: number) => void): Facts {
  const facts: Facts = {
    definitions: definitionsInLists(corpus),
    introduced: keyTerms(corpus),
    predicates: [],
    joint: [],
    mentions: [],
    gapped: [],
    formulas: formulasSetOff(corpus),
    causes: [],
    changes: [],
    reasons: [],
    quantities: [],
    conditions: [],
    contrasts: [],
    settings: [],
    named: [],
    attributed: [],
    held: [],
    works: [],
  };
  const read = clauseReader();
  const every = Math.max(1, Math.floor(corpus.entries.length / 50));
  corpus.entries.forEach((entry, i) => {
    if (i % every === 0) onProgress(0.15 + 0.65 * (i / corpus.entries.length));
    const everyClause = read(entry);
    const clauses = everyClause.filter((found) => found.clause.members.length === 0);
    const clause = clauses.find((found) => found.first && !found.resolved)?.clause ?? null;
    const defined = definitionsInSentence(entry, clause);
    // A term is brought in beside an example as well as anywhere else.
    facts.introduced.push(...introducedIn(entry, defined, corpus));
    if (entry.example) return;
    facts.definitions.push(...defined);
    const mentioned = facts.mentions.length;
    for (const found of everyClause) {
      facts.mentions.push(...mentionsOf(found, entry, corpus));
      const predicate = predicateOf(found, entry, corpus);
      if (!predicate) continue;
      if (found.clause.members.length > 0) {
        facts.joint.push(predicate);
        continue;
      }
      facts.predicates.push({ ...predicate, lent: definitionOf(found.clause, entry) !== null });
    }
    const opening = facts.mentions.length === mentioned ? openingMention(entry) : null;
    if (opening && !corpus.names.has(opening.name)) facts.mentions.push(opening);
    const gapped = gappedSentence(entry, clause, clause ? standingOf(clause, corpus) : 0, corpus);
    if (gapped) facts.gapped.push(gapped);
    facts.formulas.push(...formulasIn(entry, corpus));
    const cause = causeIn(entry, corpus.entries[i - 1], clauses[0]);
    if (cause) facts.causes.push(cause);
    facts.reasons.push(...reasonsIn(entry));
    facts.changes.push(...changesIn(entry));
    const quantity = quantityIn(entry, clause);
    if (quantity) facts.quantities.push(quantity);
    const condition = conditionIn(entry);
    if (condition) facts.conditions.push(condition);
    const contrast = contrastIn(entry, corpus.entries[i - 1]);
    if (contrast) facts.contrasts.push(contrast);
    const settings = settingsIn(entry, corpus.entries[i - 1]);
    if (settings) facts.settings.push(settings);
    facts.named.push(...namedIn(entry, corpus));
    const attributed = attributedIn(entry, corpus);
    if (attributed) facts.attributed.push(attributed);
    const held = attributed ? heldBy(attributed) : heldIn(entry);
    if (held) facts.held.push(held);
    facts.works.push(...worksIn(entry, corpus));
  });
  facts.introduced = withSetOut(withEmphasised(facts.introduced, corpus), corpus);
  const brought = new Set(facts.introduced.map(({ subject }) => subject.key));
  const spoken = facts.mentions.filter(({ subject }) => !brought.has(subject.key));
  facts.introduced.push(...spoken.flatMap((mention) => spokenOf(mention, corpus)));
  facts.introduced.sort((a, b) => a.origin.order - b.origin.order);
  facts.definitions.sort((a, b) => a.origin.order - b.origin.order);
  facts.predicates = withSettledKinds(facts.predicates, facts.definitions);
  return facts;
}

/** What a thing is said to be, or does elsewhere in the text, tells its sort where its name does not. */
function withSettledKinds(predicates: readonly Predicate[], definitions: readonly Definition[]): Predicate[] {
  const known = new Map<string, Kind>();
  for (const { subject, text } of predicates) {
    const kind = kindFromVerb(text);
    if (kind) known.set(subject.key, kind);
  }
  for (const { subject, kind } of definitions) if (kind !== 'thing') known.set(subject.key, kind);
  // "Lugard" after "Frederick Lugard" is the same person.
  const surnames = new Set(
    predicates
      .filter((item) => item.proper && item.kind === 'person')
      .map((item) => item.subject.key.split(' ').at(-1)!),
  );
  return predicates.map((item) => {
    if (item.kind !== 'thing') return item;
    if (item.proper) return surnames.has(item.subject.key) ? { ...item, kind: 'person' } : item;
    return { ...item, kind: known.get(item.subject.key) ?? item.kind };
  });
}

/** Their record counts when several ask about one thing. */
const by = (maker: Maker, made: readonly Candidate[]): Candidate[] =>
  made.map((candidate) => ({ ...candidate, maker }));

/** Every question that the documents could carry, good and less good; selection comes later. */
export function findCandidates(corpus: Corpus, onProgress: (share: number) => void = () => {}): Candidate[] {
  const facts = gatherFacts(corpus, onProgress);
  const made = [
    ...by('definition', definitionQuestions(facts.definitions, corpus)),
    ...by('term', termQuestions(facts.definitions, corpus)),
    ...by('introduced', introducedQuestions(facts.introduced, corpus)),
    ...by('labelled', labelledQuestions(labelledLists(corpus), corpus)),
    ...by('held', heldQuestions(facts.held, corpus)),
    ...by('who', workQuestions(facts.works)),
    ...by('who', whoQuestions(facts.predicates, facts.attributed, corpus)),
    ...by(
      'whichOf',
      whichOfQuestions([...facts.predicates, ...facts.joint], facts.definitions, facts.mentions, corpus),
    ),
    ...by('trueOf', trueOfQuestions(facts.predicates, corpus)),
    ...by('condition', conditionQuestions(facts.conditions)),
    ...by('contrast', contrastQuestions(facts.contrasts, corpus)),
    ...by('contrast', settingQuestions(facts.settings, corpus)),
    ...by('change', changeQuestions(facts.changes, corpus)),
    ...by('cause', causeQuestions(facts.causes, facts.reasons, facts.predicates, corpus)),
    ...by('formula', formulaQuestions(facts.formulas)),
    ...by('symbol', symbolQuestions(symbolsOf(corpus))),
    ...by('gap', gapQuestions(facts.gapped)),
    ...by('quantity', quantityQuestions(facts.quantities)),
    ...by('named', namedQuestions(facts.named, corpus)),
    ...by('sequence', sequenceQuestions(corpus)),
    ...by('table', tableQuestions(corpus)),
    ...by('opposedList', opposedListQuestions(corpus)),
  ];
  return made.flatMap((candidate) => standingAlone(candidate) ?? []);
}
