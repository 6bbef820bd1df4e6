import { kindOf } from '../kinds/kinds.ts';
import type { Corpus } from '../reading/corpus.ts';
import type { Origin } from '../reading/origin.ts';
import { glossStandsAlone } from '../standing/statement.ts';
import { isVagueSubject } from '../standing/words.ts';
import { capitalise } from '../text/normalise.ts';
import { isPlural } from '../text/number.ts';
import { tagQuickly } from '../text/tagging.ts';
import { articleOf, asTerm, build, type Introduced } from './introduction.ts';

const NAME = String.raw`(the |an? |its |their )?(\p{Ll}[\p{Ll}'’-]+(?: (?:of )?\p{Ll}[\p{Ll}'’-]+){0,3}?)`;
const AFTER_NAME = String.raw`(?=[,.;:]|$| (?:and|because|since|which|that|by|in|when|if|for|after|from|to|as|while|on|at|is|are|was|were|has|have)\b)`;
/** "is called X", "known as X", "economists call X", "the term X": the text itself says that it is a name. */
const NAMES = new RegExp(
  String.raw`\b(?:(?:is|are|was|were|be|been|now|also|often|usually|commonly|sometimes|generally|therefore|process|phenomenon|condition|effect|practice|method|which|that),? (?:called|termed)|,? (?:called|termed)|(?:known|referred to|described) as|(?:which|this|that) (?:\p{L}+ )?(?:calls?|called|terms?|termed|named)|(?:which|what) \p{Ll}+s call|by the name of|(?:process|phenomenon|condition|practice|method|technique|device|substance) named) ${NAME}${AFTER_NAME}`,
  'gu',
);

/** "This indirect protection of those who …" says itself what it is. */
function withoutPointer(text: string): string {
  const whole = text.replace(
    /^(?:This|That) (\p{Ll}+), ((?:in|by|through) which [^,]+), (?=(?:is|was) )/u,
    'The $1 $2 ',
  );
  return whole.replace(
    /^(?:This|That|These|Those) (\p{Ll}+ (?:\p{Ll}+ )?(?:of|that|which|in which|by which|between) )/u,
    'The $1',
  );
}

/** A sentence with a gap for a name, or '' where it needs another one to be understood. */
function standingText(raw: string, corpus: Corpus): string {
  const text = withoutPointer(capitalise(raw.trim().replace(/ (?:thus|therefore|hence|accordingly) /, ' ')));
  // "…, and this he called X": the clause before is what is named.
  const said = text.replace(/\b(this|that|which) (?:he|she|they) (?:called|named|termed) (?=_)/, '$1 is called ');
  const alone = said.replace(
    /(?:,? and|;|,) (?:this|that|the (?:rest|result|whole|process|practice|situation|arrangement|phenomenon))(?: (?:process|effect|practice|phenomenon|condition|method|doctrine|rule|view|pattern))? (?=(?:is|was) (?:\p{Ll}+ly )?(?:called|known as|termed) (?:the )?_)/u,
    ' ',
  );
  const counted = alone.replace(
    /^(?:Two|Three|Four|Five|Several|Many|Some|Each|Every|No) (?=\p{Ll}+(?: \p{Ll}+)? (?!of\b))/u,
    '',
  );
  const vague = /^(?:Where|When|If) (?!it|they|he|she|this|these|such)/.test(alone) ? false : isVagueSubject(counted);
  return vague || !glossStandsAlone(alone, corpus) ? '' : said;
}

/** "their blooms, known as X, can kill fish": the verb of what is named follows. */
const RESUMES =
  /^,? (?:\p{Ll}+ly )?(?:is|are|was|were|has|have|had|can|may|must|will|would|could|do|does|did|\p{Ll}+[^s\P{Ll}]s|\p{Ll}+ed)\b/u;

/** "is called X if it is rich in protein": what it is called otherwise is another matter. */
const LIMITS = /^,? (?:if|when|unless|provided|as long as|only)\b/;

/** "what he called X, which overrides everything else": only this says what it is. */
const EXPLAINS = /^, which (?!(?:he|she|they|was|were|is|are|has|comes?|came|may|can)\b)/;

/** "made decisions, called X, binding on the people": a name between commas, and the clause waits for its end. */
const isAside = (before: string, after: string) =>
  /, (?:called|known as|termed) (?:the |an? )?$/.test(before) &&
  /^, (?:\p{Ll}+ing|\p{Ll}+ed|to|into|as|on|from|for) /u.test(after);

/** Whether what is named has been said in full, so that what follows the name only adds to it: who coined it, or more. */
function isSaid(before: string): boolean {
  const clause = before.slice(Math.max(before.lastIndexOf('; '), before.lastIndexOf(': ')) + 1);
  // "Small molecules called X do so only when …": the verb is still to come.
  return (
    /\b(?:is|are|was|were|been|be|calls?)\b|, (?:called|known as|termed|an? \p{Ll}+ (?:called|known as|termed))/u.test(
      clause.slice(-60),
    ) || hasVerb(clause)
  );
}

const hasVerb = (clause: string) =>
  tagQuickly(clause).some(
    ({ pos, lower }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed)$|^(?:called|known|termed)$/.test(lower)),
  );

/** A sentence up to a name: from the last part that can be read alone, or from farther back. */
function openings(before: string): string[] {
  const cuts = ['; ', ': '].map((mark) => before.lastIndexOf(mark)).filter((at) => at >= 0);
  return [...cuts.sort((a, b) => b - a).map((at) => before.slice(at + 2)), before];
}

/** The names that a sentence gives in so many words: "is called X", "known as X". */
export function named(plain: string, origin: Origin, corpus: Corpus): Introduced[] {
  return [...plain.matchAll(NAMES)].flatMap((match) => {
    const term = asTerm(match[2]!);
    // "are called phonotactic": a quality, no name.
    if (!term || (match[1] === undefined && /\bare\b/.test(match[0]) && !isPlural(term.split(' ').at(-1)!))) return [];
    // "or another name"; "favela in Brazil", the name of some place; "the zone in transition": the name goes on.
    if (
      /^ (?:or\b|in (?:the )?\p{Lu}|(?:in|for|to|on|at|by) \p{Ll}+(?:[,.;:]|$)|from \p{Ll}+(?: \p{Ll}+)?(?:[,.;:]|$))/u.test(
        plain.slice(match.index + match[0].length),
      )
    )
      return [];
    const at = match.index + match[0].length - term.length - (match[1]?.length ?? 0);
    const rest = plain
      .slice(match.index + match[0].length)
      .split(
        /; |, (?:and|but|although|while|whereas|so that|as) | and (?:it|they|is|are|has|have|equals|explains) /,
      )[0]!;
    const before = plain.slice(0, at);
    // What a colon leads in says what is named; what else follows only adds to it.
    const after = plain.slice(match.index + match[0].length);
    const goesOn = RESUMES.test(after) || EXPLAINS.test(after) || LIMITS.test(after) || isAside(before, after);
    const said = after.startsWith(': ') ? after.split('; ')[0]! : isSaid(before) && !goesOn ? '' : rest;
    // "undertakes in return for a payment called X to pay …": the verb waits for what follows the name.
    if (said === '' && /^ to \p{Ll}/u.test(after)) return [];
    // "an agreement had been called a licence": what people say of somebody, or said once.
    if (/\bhad been (?:called|termed|described as) (?:the |an? )?$/.test(before)) return [];
    // "before being called a thief": what people say of somebody.
    if (/\bbeing (?:called|termed|described as) (?:the |an? )?$/.test(before)) return [];
    // "a boundary, which he called X, was not enough": named by the way.
    if (RESUMES.test(after) && /, which [^,]{2,40} (?:the |an? )?$/.test(before)) return [];
    // The part of the sentence that names it; all of it where that part leans on the rest.
    const told = openings(before)
      .map((opening) => standingText(`${opening}_____${said}`, corpus))
      .find((text) => text !== '');
    const genus = /\b(?:an?|their|the|small) (\p{Ll}+)(?: of \p{Ll}+)?,? (?:called|known as|termed) $/u.exec(
      before,
    )?.[1];
    // What names a whole clause names something that happens.
    const happens =
      /(?:\b(?:this|that|which)(?: \p{Ll}+)? (?:is|was|\p{L}+) (?:\p{Ll}+ly )?(?:called|known as|termed) |\b(?:process|phenomenon|effect|practice|condition|combination|tendency) (?:called|known as|termed) )$/u.test(
        before,
      );
    const kind = happens ? 'process' : kindOf(genus ?? term.split(' ').at(-1)!);
    return build(term, articleOf(match[1]), 'names', told ?? '', kind, origin, corpus) ?? [];
  });
}
