import { cutSecondClause } from '../grammar/clause.ts';
import { isUnparseable, plainSentence } from '../grammar/wording.ts';
import type { Corpus } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import { pointsBack, withoutBoundWords } from '../standing/pointing.ts';
import { withThingsThemselves } from '../standing/statement.ts';
import { isVagueSubject, leansOnContext } from '../standing/words.ts';
import { capitalise } from '../text/normalise.ts';
import { tagQuickly } from '../text/tagging.ts';
import { looksTechnical, nameAtEnd } from './term-evidence.ts';

/** A term and a whole statement that says what it is the name of. */
export interface Described {
  article: string;
  term: string;
  statement: string;
  /** The source: with the sentence before where that one holds the statement. */
  words: string;
}

const NAME = String.raw`(the |an? )?(\p{L}[\p{Ll}'’–-]+(?: (?:of |in )?\p{L}[\p{Ll}'’–-]+){0,3})`;
const AFTER = String.raw`(?=[,.;:]|$| (?:and|because|since|after|which|in \d))`;
/** "This argument is called the pessimistic induction", "Historical linguists call this the comparative method" */
const CALLS_THIS = new RegExp(
  String.raw`^(?:This|That|The whole|Such an?|Such|These|The \p{Ll}+ (?:at|of|in|on|with) this)(?: \p{Ll}+){0,2} (?:is|are|was|came to be|has been|became) (?:now |often |usually |generally |sometimes |also )?(?:called|known as|termed|referred to as|named) ${NAME}${AFTER}|^(?:\p{L}[\p{L}.’'-]+ ){1,4}(?:calls?|called|terms?|termed|named|labelled|dubbed) (?:this|that)(?: (?:condition|process|phenomenon|effect|practice|state|view|method|pattern|tendency|arrangement|situation|principle|rule|idea))? ${NAME}${AFTER}`,
  'u',
);
const NAMES_NOUN =
  /^((?:(?:This|That|Such an?|Such|These|The \p{Ll}+ (?:at|of|in|on|with) this) \p{Ll}+(?: \p{Ll}+)?|These) (?:is|are|was) (?:now |often |usually |generally |sometimes |also )?(?:called|known as|termed|referred to as|named)) (?:the |an? )?\p{L}/u;
/** "…, from which he drew the law of effect: responses followed by …" */
const COLON = /^([^:]{8,120}): (\p{Ll}[^:;]{25,170})$/u;
const LAW_NOUN =
  'law|principle|rule|theorem|doctrine|hypothesis|thesis|paradox|effect|fallacy|axiom|maxim|postulate|dilemma';
const LAW = new RegExp(
  String.raw`(?<!\bof )\b(the |an? )((?:${LAW_NOUN}) of (?:\p{Ll}+ )?\p{Ll}+|(?:[\p{Ll}–-]+ ){1,2}(?:${LAW_NOUN}))$`,
  'u',
);
/** "restorative justice, in which offender and victim meet …" */
const IN_WHICH =
  /, (in which|by which|under which|through which|whereby) ((?:the|an?|each|every|one|no|all|\p{Ll}+s?)\b[^,;:]{15,130})(?=[,;:]|$)/gu;
/** "In a presidential system, the executive is elected separately …" */
const INSIDE =
  /^(In|Under) (the |an? )?(\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){1,2}), ((?:the|an?|each|every|one|no|all|\p{Ll}+s)\b[^;:]{20,150})$/u;

/** A statement that can be read by itself: a subject, a verb, nothing that points elsewhere. */
function isStatement(text: string): boolean {
  const count = text.split(' ').length;
  // "gives up its language for another": another of what was just named.
  const own = withoutBoundWords(text).replace(/\b(?:another|again)$/, '');
  if (count < 6 || count > 34 || isUnparseable(text) || leansOnContext(own)) return false;
  const isCase = /^(?:Where|When|If) (?!it|they|he|she|this|these|such)/.test(text);
  if (!isCase && isVagueSubject(text.replace(/^(?:Several|Many|Two|Three|One|Each|Every|No|All) (?=\p{Ll})/u, '')))
    return false;
  if (/\b(?:was|were|had|did)\b|\d{4}/.test(text)) return false;
  return tagQuickly(text).some(
    (token, i) => i > 0 && (token.pos === 'AUX' || token.pos === 'VERB') && !/ing$/.test(token.lower),
  );
}

/** What the sentence before says and this one gives a name to. */
function calledThis(plain: string, entry: Entry, corpus: Corpus): Described[] {
  const match = CALLS_THIS.exec(plain);
  const before = corpus.entries[entry.order - 1];
  if (!match || before?.section !== entry.section || before.sentence.blockIndex !== entry.sentence.blockIndex)
    return [];
  const statement = plainSentence(before.sentence.text).split('; ').at(-1)!;
  // A short one says too little of what it is about: "Newer models are built to be thrown out."
  if (!isStatement(statement) || statement.split(' ').length < 10) return [];
  // "The divers recalled more when …": those of one trial.
  if (/^The \p{Ll}+(?: \p{Ll}+)? \p{Ll}{3,}ed (?!by\b)/u.test(statement)) return [];
  if (pointsBack(withThingsThemselves(statement, corpus))) return [];
  const words = `${before.sentence.text} ${entry.sentence.text}`;
  const named = NAMES_NOUN.exec(plain);
  // "The field lines bulge at the edges. This bulging is known as _____": what of it is named, the noun says.
  const ofSuch = /^(?:Such|These|The)\b/.test(plain);
  if (named && statement.split(' ').length <= 32)
    return [
      {
        article: match[1] ?? '',
        term: match[2]!,
        statement: `${capitalise(statement)}. ${named[1]} _____`,
        words,
      },
    ];
  // "Such a star is called …" names one thing of those that the sentence before speaks of, not all that it says.
  if (ofSuch) return [];
  return [
    { article: match[1] ?? match[3] ?? '', term: (match[2] ?? match[4])!, statement: capitalise(statement), words },
  ];
}

/** What a colon explains: the law or the like that is named before it. */
function explainedAfterColon(plain: string, entry: Entry): Described[] {
  const match = COLON.exec(plain);
  const name = match && LAW.exec(match[1]!);
  if (!name || !isStatement(capitalise(match[2]!)) || pointsBack(match[2]!)) return [];
  return [{ article: name[1]!, term: name[2]!, statement: capitalise(match[2]!), words: entry.sentence.text }];
}

/** "the fire trap, by which they mean that a sapling cannot …": what a clause says of the name before it. */
const MEANT_THAT =
  /,? (?:by which (?:is|was|[\p{L}.’' ]{2,30}?) (?:meant|means?)|which (?:means|meant|holds|held|states|stated|says|said)|meaning|that is to say) that (\p{Ll}[^;:]{25,170})$/u;

function meantByClause(plain: string, entry: Entry, corpus: Corpus): Described[] {
  const match = plain.includes(' that ') ? MEANT_THAT.exec(plain) : null;
  if (!match) return [];
  const before = plain.slice(0, match.index);
  const term = nameAtEnd(before, true);
  const statement = capitalise(match[1]!);
  if (!term || / \p{Lu}|^\p{Lu}/u.test(term) || !looksTechnical(term) || !isStatement(statement)) return [];
  // "Belady's anomaly": the name is longer than that.
  if (/\p{Lu}\p{L}*[’']s? $/u.test(before.slice(0, -term.length))) return [];
  if (pointsBack(withThingsThemselves(statement, corpus))) return [];
  const article = /\b(the |an? )$/i.exec(before.slice(0, -term.length))?.[1] ?? '';
  return [{ article, term, statement, words: entry.sentence.text }];
}

/** What takes place in it, with a gap for its name. */
function placed(plain: string, entry: Entry): Described[] {
  const words = entry.sentence.text;
  const inside = INSIDE.exec(plain);
  const opened = inside
    ? [{ article: inside[2] ?? '', term: inside[3]!, opening: inside[1]!, said: cutSecondClause(inside[4]!) }]
    : [];
  const attached = [...plain.matchAll(IN_WHICH)].map((match) => {
    const before = plain.slice(0, match.index);
    const term = nameAtEnd(before, true);
    const article = /\b(the |an? )$/i.exec(before.slice(0, -term.length || undefined))?.[1] ?? '';
    return {
      article,
      term,
      opening: match[1] === 'whereby' ? 'By' : capitalise(match[1]!.split(' ')[0]!),
      said: match[2]!,
    };
  });
  return [...opened, ...attached]
    .filter(({ term, said }) => term !== '' && !/ \p{Lu}|^\p{Lu}{2}/u.test(term) && isStatement(capitalise(said)))
    .filter(
      ({ term }) => looksTechnical(term) && !/\b(?:years?|days?|time|cases?|view|words?|sense|practice)$/.test(term),
    )
    .map(({ article, term, opening, said }) => ({ article, term, statement: `${opening} _____, ${said}`, words }));
}

/** The terms that a sentence gives to what is stated beside it. */
export function describedIn(plain: string, entry: Entry, corpus: Corpus): Described[] {
  return [
    ...calledThis(plain, entry, corpus),
    ...explainedAfterColon(plain, entry),
    ...meantByClause(plain, entry, corpus),
    ...placed(plain, entry),
  ];
}
