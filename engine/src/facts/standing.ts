import type { Clause } from '../grammar/clause.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { Corpus } from '../reading/corpus.ts';
import { leansOnContext } from '../standing/words.ts';
import { GENERIC_NOUNS, termKey } from '../text/terms.ts';

/** A capital that only opened the sentence makes no name: a single word is one where the text writes it so elsewhere. */
function isName(clause: Clause, corpus: Corpus): boolean {
  // "Flora Nwapa's Efuru" is no person.
  if (!clause.proper || /['’]s?\b/.test(clause.subject)) return false;
  const words = clause.subject.split(' ').filter((word) => !/^(?:of|the|and|for|de|von|van|al|ibn|dan)$/.test(word));
  if (words.length > 1) return words.every((word) => /^\p{Lu}/u.test(word));
  const casing = corpus.casing.get(clause.subject.toLowerCase());
  return /^\p{Lu}{2,}/u.test(clause.subject) || (casing !== undefined && casing.upper > casing.lower);
}

const BARE =
  /^(?:treatment|harvest|application|recommendation|growth|use|diagnosis|management|control|prevention|storage|production|yield|dose|dosage|demand|supply|output|average|heat|cost|payment|failure|success|delivery|performance)$|^(?:common|usual|popular|memorable|simple|useful|good|general|rough|well-known|typical|famous|second|first|further|rule of) |(?:^| )(?:recommendation|rule of thumb|survey|estimate|critics?|opponents?|supporters?|defenders?|textbooks?|observers?|beginners?|candidates?|commentators?|majority|minority|answer|mistake|error|misunderstanding)$/;

/** "the system", "a step": any of them. "An open system" beside closed and isolated ones is a term, as is "structure" in a row. */
function isGeneric(clause: Clause, corpus: Corpus): boolean {
  const key = termKey(clause.subject);
  if (key.includes(' ')) {
    if (clause.determiner === '' || (corpus.terms.get(key)?.count ?? 0) > 1) return false;
    return clause.determiner === 'the' || !corpus.rows.has(key);
  }
  return clause.determiner !== '' || !corpus.rows.has(key) || !/^(?:is|are) (?:an?|the) /.test(clause.predicate);
}

/** Whether the subject can be named on its own: established in the document, not "the process" or "the head". */
export function standingOf(clause: Clause, corpus: Corpus): number {
  const key = termKey(clause.subject);
  const headKey = termKey(clause.head);
  const words = key.split(' ');
  // "a 1.5 kW iron" is somebody's example.
  if (
    words.length > 6 ||
    leansOnContext(clause.subject) ||
    // "class B", of which classes?
    /^(?:type|class|phase|stage|grade|group|category|case|form|level) \S+$/.test(key) ||
    /\d|(?<!type|class|phase|stage|grade)(?:^| )[b-z](?: |$)/.test(key)
  )
    return 0;
  const term = corpus.terms.get(key);
  // "the first step" points back; "the concurrent list" is a term when the text comes back to it.
  if (GENERIC_NOUNS.has(headKey) && isGeneric(clause, corpus)) return 0;
  const weight = term ? term.weight : isName(clause, corpus) ? 1 : 0;
  // "the derivative" in notes on the derivative is the thing itself; elsewhere it is one that was named before.
  if (words.length === 1 && clause.determiner === 'the' && !clause.proper) {
    const isTopic = term?.inHeading === true && term.count >= 3 && clause.tense === 'present' && !clause.lead;
    // "the plaintiff must prove": whoever holds the part.
    if (term && term.count >= 3 && clause.tense !== 'past' && kindOf(clause.head) === 'person') return 0.5;
    return isTopic && !leansOnContext(`the ${key}`) ? 0.4 + weight * 0.5 : 0;
  }
  if (words.length === 1 && !term && !clause.proper) return 0;
  // "Harvest begins at …", "a rule of thumb": of what the heading or the sentence before tells.
  if (BARE.test(key) && !(term?.inHeading === true && words.length === 1)) return 0;
  if (
    /^(?:certain|various|different|numerous|additional|resulting|actual|entire|whole|new|old|alternative|possible|potential|similar|recent|particular|specific|given|remaining|modern|early|good|bad|large|small|high|low|long|short|young|older|ordinary|more|most|real|poor|rich|improved|better|healthy|single)\b/.test(
      key,
    )
  )
    return 0;
  if (
    /\b(?:scientists|researchers|economists|historians|scholars|experts|students|engineers|authors|critics|writers|users|others|chapter|section|lecture|notes?|example|exercise|question)s?$/.test(
      key,
    )
  )
    return 0;
  return 0.5 + weight;
}
