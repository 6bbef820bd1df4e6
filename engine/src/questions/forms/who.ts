import type { Attributed } from '../../facts/attributed.ts';
import type { Predicate } from '../../facts/predicates.ts';
import { isDateAlone, undated, yearNamed } from '../../facts/undated.ts';
import type { Name } from '../../kinds/names.ts';
import { isCountry, namesNear } from '../../kinds/names-near.ts';
import { FINDS, THINKS } from '../../kinds/person-verbs.ts';
import { areOfOneMind } from '../../kinds/schools.ts';
import type { Corpus } from '../../reading/corpus.ts';
import { goesOn, leansOnIdea, leansOnPair } from '../../reading/pointing.ts';
import type { Candidate } from '../types.ts';

/** A title, or a surname alone, would tell the right one from full names. */
const TITLED =
  /^(?:President|Dr|Chief|Sir|Lord|Justice|General|Professor|King|Queen|Bishop|Prince|Oba|Emir|Sultan|Alhaji|Mama|Mr|Mrs|Miss|Madam|Alhaja)\b/;
const NO_PERSON =
  /^(?:is|was|became|remained|had been)\b.{0,30}\b(?:town|city|village|state|kingdom|empire|country|river|company|party|journal|newspaper|book|island|port|capital|region|school|university|war)\b/;

/** What somebody went through or wished for: his life, not what the text is about. */
const LIFE =
  /^(?:died|was born|married|drowned|retired|fell ill|wanted|hoped|wished|tried|came|went|moved|travelled|visited|worked|studied|lived|grew up|had been|had become|was (?:employed|educated|trained|appointed|elected|sent|forced|asked|struck|impressed))\b/;

const VIEW =
  /^(?:has )?(?:argued|held|holds|argues|believed|maintained|maintains|claimed|insisted|thought|contended|taught|said|asserted|denied)\b/;

/** What is said of a place itself. */
const OF_PLACE = /^(?:is|was|are|were|has|had|lies|lay|became|remained|stands|stood|grew|fell|produces|exports)\b/;

const THOUGHT = new RegExp(`^(?:(?:has|had|first|later) )?(?:${THINKS}|${FINDS})\\b`);

const surname = (name: string) => name.slice(name.lastIndexOf(' ') + 1);

/** "Vinay and Darbelnet compared …": asked of one of them, the other would be right as well. */
const isOneOfTwo = (name: string, sentence: string) =>
  new RegExp(`\\p{Lu}[\\p{L}-]+,? (?:and|with) ${name}\\b|\\b${name},? (?:and|with) \\p{Lu}`, 'u').test(sentence);

/** "Who argued that …?": what the text says that somebody held or brought into the world. */
function fromAttributed(attributed: readonly Attributed[], corpus: Corpus): Candidate[] {
  return attributed.flatMap((own) => {
    if (isOneOfTwo(own.person.text, own.origin.sentence)) return [];
    // Of a view another of the same school is no rival; a deed is one man's.
    const isAlly = (name: Name) => VIEW.test(own.text) && areOfOneMind(own.person, own.origin, name, corpus);
    const said = undated(own.text);
    const lead = isDateAlone(own.lead) ? '' : own.lead;
    const three = namesNear(own.person, own.origin, own.stems, corpus, isAlly, yearNamed(`${lead} ${said}`));
    if (three.length < 3) return [];
    // A surname alone among full names would stand out.
    const bare = !own.person.text.includes(' ');
    return [
      {
        form: 'term' as const,
        stem: lead ? `${lead}, who ${said}?` : `Who ${said}?`,
        answer: own.person.text,
        distractors: bare ? three.map(surname) : three,
        difficulty: 'easy' as const,
        weight: 3.4,
        about: `${own.person.text}: ${own.stems.slice(0, 4).join(' ')}`,
        subject: own.person.text.toLowerCase(),
        origin: own.origin,
      },
    ];
  });
}

/** "Who proposed …?", "Which of these became …?" with names of the same class that the same part of the text tells of. */
export function whoQuestions(
  predicates: readonly Predicate[],
  attributed: readonly Attributed[],
  corpus: Corpus,
): Candidate[] {
  const asked = new Set(attributed.map(({ origin }) => origin.order));
  return [
    ...fromAttributed(attributed, corpus),
    ...fromPredicates(
      predicates.filter(({ origin }) => !asked.has(origin.order)),
      corpus,
    ),
  ];
}

function fromPredicates(predicates: readonly Predicate[], corpus: Corpus): Candidate[] {
  return predicates.flatMap((own) => {
    const known = corpus.names.get(own.name);
    if (!known || known.class === 'other' || !own.proper || own.plural || own.negative || own.context) return [];
    // "Gao was an old town": nobody.
    if (!known.sure || (known.class === 'person' && NO_PERSON.test(own.text))) return [];
    if (isOneOfTwo(own.name, own.origin.sentence)) return [];
    const count = own.text.split(' ').length;
    if (
      count < 5 ||
      count > 24 ||
      /\b(?:also|too|as well|his|her|hers|another|himself)\b/.test(own.text) ||
      TITLED.test(own.name)
    )
      return [];
    if (leansOnIdea(own.text) || leansOnPair(own.text) || goesOn(own.text)) return [];
    // "… that some stand over a hot spot": some of what was spoken of before.
    if (/\bthat (?:some|several|others|both|another|many)\b (?!\p{Ll}+s\b)/u.test(own.text)) return [];
    if (known.class === 'person' && LIFE.test(own.text)) return [];
    // "London sent a commission": a town that stands for those who rule there.
    if (known.class === 'place' && !OF_PLACE.test(own.text) && !isCountry(own.name)) return [];
    // What many do says nothing of one.
    if (new Set(own.stems).size < 4 && !/\d/.test(own.text)) return [];
    if (own.subject.stems.some((item) => own.stems.includes(item))) return [];
    if (known.class === 'person' && !own.name.includes(' ')) return [];
    // What somebody thought or found is asked without the year; what he did with his power belongs to it.
    const isThought = known.class === 'person' && THOUGHT.test(own.text);
    const text = isThought ? undated(own.text) : own.text;
    const lead = isThought && isDateAlone(own.lead) ? '' : own.lead;
    const three = namesNear(known, own.origin, own.stems, corpus, undefined, yearNamed(`${lead} ${text}`));
    if (three.length < 3) return [];
    return [
      {
        form: 'term' as const,
        stem: lead
          ? `${lead}, ${known.class === 'person' ? 'who' : 'which of these'} ${text}?`
          : `${known.class === 'person' ? 'Who' : 'Which of these'} ${text}?`,
        answer: own.name,
        distractors: three,
        difficulty: 'easy' as const,
        weight: 2.9 + Math.min(0.8, own.standing * 0.2),
        about: `${own.subject.key}: ${own.stems.slice(0, 4).join(' ')}`,
        subject: own.subject.key,
        origin: own.origin,
      },
    ];
  });
}
