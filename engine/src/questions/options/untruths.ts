import { singularVerb } from '../grammar/agreement.ts';
import { scaledFigures } from './figures.ts';
import { falseForms } from './opposites.ts';

/**
 * What makes a denial narrower or wider than its verb: without "not" the statement would say something else, not the
 * contrary.
 */
const OPEN_DENIAL =
  /\bnot (?:only|just|all|every|each|necessarily|always|yet|until|even|so much|least|as|more|less|much|many|very|to)\b|\b(?:but|nor|neither|if|unless|or|either|as long as|any|anything|anyone|anybody|everything|everyone|at all|ever|yet|until|whether|confused|mistaken|alone enough)\b/i;
const DENIALS =
  /\b(?:not|never|no|cannot|without|none|nothing|nobody|neither|nor|hardly|scarcely|rarely|seldom|few|little)\b|n['’]t\b/gi;

/** "cannot explain" → "can explain", "are not heritable" → "are heritable", "does not depend" → "depends". */
function affirmed(text: string, from: number): string | null {
  if ((text.match(DENIALS) ?? []).length !== 1 || OPEN_DENIAL.test(text)) return null;
  const [head, rest] = [text.slice(0, from), text.slice(from)];
  // "is not sterile and needs cooling": what goes on would gainsay it.
  if (/, |\band (?!\p{L}+$)/u.test(rest)) return null;
  if (/^cannot\b/.test(rest)) return head + rest.replace('cannot', 'can');
  const auxiliary = /^(is|are|was|were|can|could|will|would|should|must) not (?=\p{Ll})/u.exec(rest);
  if (auxiliary) return `${head}${auxiliary[1]} ${rest.slice(auxiliary[0].length)}`;
  const does = /^(does|do) not (\p{Ll}+)(?=$|[ ,])/u.exec(rest);
  if (!does) return null;
  const verb = does[1] === 'do' ? does[2]! : singularVerb(does[2]!);
  return verb && `${head}${verb}${rest.slice(does[0].length)}`;
}

/** How often and how much: each with what is clearly not so. */
const MEASURES: readonly [RegExp, string][] = [
  [/(?<!,) (?:hardly ever|rarely|seldom|almost never)(?= \p{Ll})/u, ' usually'],
  [/(?<!,) (?:usually|generally|normally|typically)(?= \p{Ll})/u, ' rarely'],
  [/(?<=\b(?:is|are|was|were)) never(?= \p{Ll})/u, ' always'],
  [/(?<!,) no longer(?= \p{Ll})/u, ' still'],
  [
    /(?<=\b(?:has|have|contains?|holds?|carr(?:y|ies)|needs?|requires?|uses?|of|with)) (?:very )?little(?= \p{Ll})/u,
    ' much',
  ],
  [/(?<=\b(?:has|have|contains?|holds?|carr(?:y|ies)|needs?|requires?|uses?)) (?:very )?few(?= \p{Ll})/u, ' many'],
  [/(?<=\b(?:has|have|contains?|shows?|needs?|requires?|uses?)) no(?= \p{Ll}+s\b)/u, ''],
];

/** "rarely exceeds" → "usually exceeds". */
function inAnotherMeasure(text: string, from: number): string | null {
  if (/\b(?:not|but|nor|or|although|though|unless|except|any|called|known|referred)\b/.test(text)) return null;
  for (const [pattern, other] of MEASURES) {
    const found = pattern.exec(text);
    // Right at the verb, before or after it: further on it belongs to a detail.
    if (!found || Math.abs(found.index - from) > 14) continue;
    return text.slice(0, found.index) + other + text.slice(found.index + found[0].length);
  }
  return null;
}

const PHRASE = String.raw`(?:(?:the|an?) )?[\p{L}-]+(?: [\p{L}-]+)?`;
/** "from the soma to the terminals", "encouraged instead of suppressed": exchanged, they say the contrary. */
const ROUTE = new RegExp(String.raw`\bfrom (${PHRASE}) to (${PHRASE})(?=$|,? (?:by|through|during|when|via)\b)`, 'u');
const CHOICE = /\b([\p{L}-]+) (rather than|instead of) ([\p{L}-]+)(?=$|,| (?:and|by|in|at)\b)/u;
const MOVES = /\b(?:move|pass|flow|travel|transport|transfer|carr|run|go|spread|migrat|convert|chang|turn)\p{Ll}*\b/u;

function exchanged(text: string, from: number): string | null {
  if (/\b(?:not|or|vice versa|back|cell to cell)\b/.test(text)) return null;
  const route = ROUTE.exec(text);
  if (route && route.index >= from && !/\d|ing\b/.test(route[0]) && MOVES.test(text.slice(from, route.index)))
    return text.replace(route[0], `from ${route[2]} to ${route[1]}`);
  const choice = CHOICE.exec(text);
  const ending = (word: string) => /(?:ed|ing|ly|s)$/.exec(word)?.[0] ?? '';
  if (choice && choice.index >= from && ending(choice[1]!) === ending(choice[3]!))
    return text.replace(choice[0], `${choice[3]} ${choice[2]} ${choice[1]}`);
  return null;
}

/** What is done and how: the opposite turns the whole statement. */
const TURNS =
  /^(?:(?:in|de)creases?d?|reduces?d?|rises?|falls?|raise[sd]?|lowers?|lowered|(?:strength|weak|wid)en(?:s|ed)?|attracts?|repels?|inhibits?|activates?|quickly|slowly|rapidly|directly|indirectly|above|below|inside|outside|before|after|positive|negative|high|low|hydro\p{L}+|(?:ir)?reversible|soluble|insoluble|acidic|alkaline|(?:un)?saturated|temporary|permanent|internal|external|voluntary|involuntary|legal|illegal|(?:un)?lawful|(?:in)?elastic|aerobic|anaerobic|(?:exo|endo)thermic|(?:de)?centralised|present|absent)$/u;
const COMPARED = /^(?:\p{Ll}+er|more|less)$/u;
/** More or less than what must be said; "stronger bonds vibrate at higher …" says it by its pair. */
const saysThanWhat = (text: string, at: number) =>
  /\bthan\b/.test(text.slice(at)) || /^(?:\p{L}+er|More|Less|Higher|Lower) /u.test(text);
/** Where the opposite would be another saying, or nonsense: "fell ill", "reduce to powder", "rose from 2 to 6". */
const FIXED =
  /^(?:f[ae]lls?|rises?|rose|fell) (?:ill|asleep|short|apart|out|under|into|to power|against|from .*\bto\b)|^(?:reduc|rais)\p{Ll}* (?:[^,]*\bto\b|(?!the |its |their )\p{Ll}+s?(?:$| and\b))|^(?:longer|shorter) than\b|^(?:before|after)\b.*\d|^(?:more|less) or less\b|^(?:so )?(?:long|short)\b|^(?:absent from|present (?:in|at|as))\b/u;

function opposed(text: string, from: number): string | null {
  if (/\b(?:most|only|slightly|hardly|\p{Ll}+est)\b/u.test(text)) return null;
  if (DENIALS.test(text)) {
    DENIALS.lastIndex = 0;
    return null;
  }
  for (const form of falseForms(text, from)) {
    if (/\d/.test(changedPart(text, form)) || / (?:unchanged|stays? the same)$/.test(form)) continue;
    const at = parting(text, form);
    const [word] = text.slice(at).split(/[ ,.]/);
    if (FIXED.test(text.slice(at)) || NEVER_TURNED.test(word!) || APART.test(text.slice(from, at))) continue;
    // "is unstable and flares up", "thin, watery": what goes on would gainsay the opposite.
    if (/, |\band\b/.test(text.slice(at))) continue;
    if (COMPARED.test(word!) ? saysThanWhat(text, at) : TURNS.test(word!)) return form;
  }
  return null;
}

/** What comes after is another statement, or a detail of this one. */
const APART =
  /, |\b(?:look|name|call|tak)\p{Ll}*$|\b(?:called|termed|so|want|which|that|who|whose|where|when|if|as|rather|and)\b/u;

/** Words that have an opposite, but in whole statements hardly ever one that anybody would believe. */
const NEVER_TURNED =
  /^(?:(?:in|ex)clud|prevent|enter|leave|left|begin|began|end|open|close|allow|permit|forbid|absorb|releas|buyer|seller|forward|backward|support|oppos|import|export|input|output|enough|major|minor|win|won|binding|free)/;

const changedPart = (text: string, form: string) => form.slice(parting(text, form)).split(' ')[0]!;

/** Where two texts begin to differ, moved back to the beginning of a word. */
function parting(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return left.lastIndexOf(' ', at) + 1;
}

/** "carries 80 kN" → "carries 40 kN", where it is the only figure and what the statement is about. */
function miscounted(text: string, from: number): string | null {
  const [figure, ...others] = scaledFigures(text);
  if (!figure || others.length > 0 || figure.start < from || APART.test(text.slice(from, figure.start))) return null;
  if (
    /\b(?:about|than|least|most|over|under|nearly|almost|may|can|often|usually|typically) $/.test(
      text.slice(0, figure.start),
    )
  )
    return null;
  // The ends of two ranges may be one figure.
  if (/\d ?(?:–|-|to) ?\d/.test(text.slice(figure.start, figure.end))) return null;
  return figure.wrong[0] ? text.slice(0, figure.start) + figure.wrong[0] + text.slice(figure.end) : null;
}

/** What the rest hangs on is said first: turned round, the whole would fall apart. */
const OPENS_WITH_CONDITION =
  /^(?:If|When|As|Once|Unless|Because|Since|Although|Though|While|Whenever|Where|After|Before)\b/;

/**
 * A statement made false by one change that turns its sense round; null where none is sure to. `from`: where its
 * predicate begins.
 */
export function untruthOf(text: string, from: number): string | null {
  if (OPENS_WITH_CONDITION.test(text)) return null;
  return (
    affirmed(text, from) ??
    inAnotherMeasure(text, from) ??
    exchanged(text, from) ??
    opposed(text, from) ??
    miscounted(text, from)
  );
}
