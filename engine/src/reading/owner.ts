import { lowerFirst } from '../text/normalise.ts';
import { isPlural } from '../text/number.ts';
import { isNoun, type Token, tagQuickly } from '../text/tagging.ts';
import { OUTSIDE } from './outside.ts';
import { isKnownThing } from './pointing.ts';

/**
 * What a statement leaves unsaid when it stands alone: nothing; the topic, which a heading can tell; or something that
 * only the sentence before tells.
 */
export type Lack = 'nothing' | 'hint' | 'whose' | 'topic' | 'sentence';

/** Sizes and shares: of what, has to be said. */
const MEASURE =
  /^(?:age|amount|average|concentration|consumption|count|dose|frequency|half-life|incidence|intake|level|mortality|percentage|prevalence|proportion|rate|reading|requirement|share|threshold|total|value|yield|limit|quantity)s?$/;
/** Qualities of anything: where they open a statement, the heading tells of what. */
const QUALITY =
  /^(?:strength|power|growth|density|volume|pressure|temperature|speed|velocity|weight|mass|length|size|thickness|depth|height|width|diameter|capacity|duration|resistance|stiffness|hardness|sensitivity|stability)$/;
/** Parts, kinds, causes and steps: each is one of something. */
const PART =
  /^(?:account|branch|case|category|cause|class|component|condition|consequence|diagnosis|drop|effect|element|example|exchange|experimenter|explanation|factor|feature|finding|form|function|gene|group|help|kind|layer|majority|method|minority|movement|outcome|outbreak|partner|part|phase|principle|procedure|process|producer|product|reason|remedy|response|result|side|sign|solution|stage|stance|step|support|symptom|target|technique|test|treatment|type|variety|version|way|difference|idea|scheme|practice|role|task|problem)(?:e?s)?$/;
/** Qualities that single out some of a sort that was named before: "adult worms", "fresh roots". */
const SINGLED_OUT =
  /^(?:adult|mature|immature|young|older|fresh|normal|abnormal|healthy|infected|affected|treated|untreated|early|late|severe|mild|chronic|acute|positive|negative|safe|usual|typical|average|whole|remaining|surviving|newer)$/;
/** Qualities that do not say whose a rate or a part is. */
const UNTELLING =
  /^(?:\p{L}+est|peak|mean|maximum|minimum|main|chief|principal|major|minor|usual|typical|common|general|overall|total|final|initial|first|second|third|fourth|last|next|single|double|whole|same|other|only|best|exact|actual|real|true|average|recommended|required|high|low|large|small|smaller|larger|great|good|economic|political|social|classical|modern|physical|natural|new|old|contradictory|right|wrong|successive)$/u;

/** "the peak age of onset": what the size is of has an owner itself. */
const OF_UNSAID =
  /^of (?:the )?(?:onset|diagnosis|death|infection|treatment|exposure|use|action|recovery|failure|entry|the disease)(?= (?:is|are|was|were|has|lies)\b|[,.]|$)/;

interface Phrase {
  determiner: string;
  before: Token[];
  head: Token;
  next: Token | undefined;
  /** The words from `next` on. */
  rest: string;
}

const isModifier = (token: Token | undefined) =>
  token !== undefined &&
  (token.pos === 'ADJ' ||
    token.pos === 'NUM' ||
    isNoun(token) ||
    (token.pos === 'VERB' && /(?:ed|ing)$/.test(token.lower)));

/** The noun phrase that begins at a token; null where there is none. */
function phraseAt(tokens: readonly Token[], from: number): Phrase | null {
  let at = from;
  let determiner = '';
  while (tokens[at]?.pos === 'DET' || /^(?:its|their|his|her)$/.test(tokens[at]?.lower ?? '')) {
    determiner = tokens[at]!.lower;
    at++;
  }
  const first = at;
  while (isModifier(tokens[at])) at++;
  // "the sugar transported": the participle after the noun is none of its modifiers.
  while (at > first && !isNoun(tokens[at - 1])) at--;
  const head = tokens[at - 1];
  if (at === first || !head) return null;
  const rest = tokens
    .slice(at, at + 4)
    .map((token) => token.lower)
    .join(' ');
  return { determiner, before: tokens.slice(first, at - 1), head, next: tokens[at], rest };
}

const isOwned = ({ determiner, before, next }: Phrase) =>
  next?.text === '’s' ||
  next?.text === "'s" ||
  /^(?:its|their|his|her)$/.test(determiner) ||
  before.some((token) => token.pos !== 'NUM' && !SINGLED_OUT.test(token.lower) && !UNTELLING.test(token.lower));

const RESTRICTS =
  /^(?:of|that|which|who|whose|for|in|between|to|from|by|with|on|at|used|called|known|when|where|against)$/;

/** What the noun phrase that a statement is about lacks. */
function lackOfSubject(phrase: Phrase): Lack {
  const { head, next, before, determiner } = phrase;
  const noun = head.lower;
  const after = next?.lower ?? '';
  if (
    [...before, head].some(
      (token, i) => token.pos === 'PROPN' || (/^\p{Lu}/u.test(token.text) && (i > 0 || determiner)),
    )
  )
    return 'nothing';
  if (after === 'itself' && determiner === 'the' && before.length === 0) return 'sentence';
  // "A threshold is a share of …": what it is, is just being said.
  if (MEASURE.test(noun) && /^an?$/.test(determiner) && before.length === 0 && after === 'is') return 'nothing';
  if (MEASURE.test(noun))
    return (after === 'of' && !OF_UNSAID.test(phrase.rest)) || isOwned(phrase) ? 'nothing' : 'topic';
  const indefinite = /^(?:an?|each|every|any|no|some|most|many|all)$/.test(determiner);
  if (PART.test(noun) && determiner === 'each' && !RESTRICTS.test(after) && !isOwned(phrase)) return 'hint';
  if (PART.test(noun) && !indefinite) return RESTRICTS.test(after) || isOwned(phrase) ? 'nothing' : 'topic';
  // "the time constant τ": the phrase goes on.
  if (RESTRICTS.test(after) || /^(?:ADJ|NUM|X|SYM|ADP)$/.test(next?.pos ?? '')) return 'nothing';
  if (before.length > 0 && before.every((token) => SINGLED_OUT.test(token.lower)) && determiner !== 'every')
    return 'whose';
  if (QUALITY.test(noun) && before.length === 0 && /^(?:the)?$/.test(determiner)) return 'hint';
  // "A patient needs three sessions a week": with what, the heading tells.
  if (/^patients?$/.test(noun) && before.length === 0) return 'hint';
  return determiner === 'the' && before.length === 0 && !isKnownThing(noun) ? 'hint' : 'nothing';
}

/** "A milder stance is taken", "a weaker layer": than what? */
const COMPARED =
  /^an? (?:(?:more|less) \p{Ll}+|better|worse|(?:mild|weak|strong|high|low|larg|small|great|short|long|fast|slow|thick|thin|light|dark|heavi|hard|soft|old|young|new|lat|earli|wid|narrow|deep|rich|poor|cheap|warm|cool|cold|hott|dri|wett|simpl|broad|full|clear|fin|rough|smooth|saf|quick|bold|harsh|gentl|clos|tight|loos)e?r) \p{Ll}+/iu;

/** The gravest of several. */
const worst = (lacks: readonly Lack[]): Lack =>
  (['sentence', 'topic', 'whose', 'hint'] as const).find((lack) => lacks.includes(lack)) ?? 'nothing';

/** "they have values above 90 per cent", "where prevalence exceeds": a bare size, of nothing. */
function isBareMeasure(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (!before || !MEASURE.test(token.lower) || next?.lower === 'of' || isNoun(next)) return false;
  if (/^(?:have|has|had)$/.test(before.lower)) return true;
  if (/(?:ing|ed)$/.test(before.lower)) return false;
  return isNoun(token) && (/^(?:VERB|AUX|SCONJ)$/.test(before.pos) || /^(?:where|when|if|that)$/.test(before.lower));
}

/** "reflects the average concentration over weeks": of what, is not said. */
function isDefiniteMeasure(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]!.lower !== 'the') return false;
  let to = at + 1;
  while (UNTELLING.test(tokens[to]?.lower ?? '') && isModifier(tokens[to])) to++;
  return MEASURE.test(tokens[to]?.lower ?? '') && !isNoun(tokens[to + 1]) && tokens[to + 1]?.lower !== 'of';
}

/** "when velocity falls": of what, is not said. */
const isBareQuality = (tokens: readonly Token[], at: number) =>
  QUALITY.test(tokens[at]!.lower) &&
  /^(?:when|if|as|where|once)$/.test(tokens[at - 1]?.lower ?? '') &&
  tokens[at + 1]?.pos === 'VERB';

/** "the heat given off": what follows tells which. */
const PARTICIPLE = /(?:ed|en|made|held|kept|lost|paid|found|built|sent|left|drawn|grown|known|shown)$/;

/** "qualities of the leader": the noun before says what is spoken of; "60 % of the volume" does not. */
const isOfSomething = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.lower === 'of' &&
  !/^(?:%|cent|most|half|part|much|rest|course|end|start|beginning|middle|top|bottom|edge|side|centre)$|\d/.test(
    tokens[at - 2]?.lower ?? '',
  );

/** "doubling the length", "when the right answer was plain": whose, is not said, nor was it named before. */
function isBareDefinite(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]!.lower !== 'the' || isOfSomething(tokens, at)) return false;
  let to = at + 1;
  while (UNTELLING.test(tokens[to]?.lower ?? '') && isModifier(tokens[to])) to++;
  const [noun, next] = [tokens[to], tokens[to + 1]];
  if (!noun || !isNoun(noun) || noun.pos === 'PROPN' || isKnownThing(noun.lower)) return false;
  // "at the same time", "in the first hours"
  if (to > at + 1 && /^(?:time|hours?|days?|weeks?|months?|years?)$/.test(noun.lower)) return false;
  // "the lymphocytes, which …", "the sentence ‘…’": said at once; ", which is called" is said of more than the noun.
  const said = next?.lower === ',' && /^wh/.test(tokens[to + 2]?.lower ?? '');
  if (said && !/^(?:called|known|termed)$/.test(tokens[to + 4]?.lower ?? '')) return false;
  if (/^(?:sentence|word|question|statement|slogan|phrase)$/.test(noun.lower) && /^[‘“'"]/.test(next?.text ?? ''))
    return false;
  if (next && (isNoun(next) || /^(?:ADJ|NUM|X|SYM|ADP|PART)$/.test(next.pos) || PARTICIPLE.test(next.lower)))
    return false;
  if (RESTRICTS.test(next?.lower ?? '') && !/^(?:when|where|in|at|on|by)$/.test(next!.lower)) return false;
  return !tokens.slice(0, at).some(({ lemma, lower }) => lemma === noun.lemma || lower.startsWith(noun.lemma));
}

/** "explains the difference by control": an abstract noun that the sentence itself does not explain. */
function isUnexplained(tokens: readonly Token[], at: number): boolean {
  const [article, noun, next] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  if (article.lower !== 'the' || !ABSTRACT.test(noun?.lower ?? '')) return false;
  if (/^(?:of|between|that|which|in|to|for|from|who|whose|into)$/.test(next?.lower ?? '') || isNoun(next)) return false;
  return !tokens.slice(0, at).some(({ lower }) => lower.startsWith(noun!.lemma));
}
const ABSTRACT =
  /^(?:differences?|problem|findings?|idea|claim|explanation|exchange|puzzle|dispute|quarrel|contradiction|paradox)$/;

/** "by far the commonest form": of what? */
const isBarePart = (tokens: readonly Token[], at: number) =>
  /^(?:most|\p{Ll}+est)$/u.test(tokens[at]!.lower) &&
  PART.test(tokens[at + 1]?.lower ?? '') &&
  !RESTRICTS.test(tokens[at + 2]?.lower ?? '');

/** "brought a slow contraction", "is the world's largest producer": of what? */
const OF_WHAT =
  /\b(?:an? (?:\p{Ll}+ )?(?:contraction|expansion|decline|rise|fall|increase|decrease|reduction|recovery|conquest|shift)|an? (?:thin|thick|small|large|fixed|certain|high|low) (?:layer|portion|fraction|share|amount|number|percentage)|(?:first|only|\p{Ll}+est) (?:\p{Ll}+ )?(?:producer|exporter|importer|consumer|supplier|source|user))\b(?=$|[,.;:?]| (?:and|but|when|after|before|during|by|as|over|while|away|evenly|at)\b)/u;

/** What only another sentence explains. */
export function leansBack(text: string): boolean {
  return (
    OUTSIDE.some(({ refuses }) => refuses.test(text)) ||
    // "a weaker layer that is hot enough to flow" says what it is; "a milder view was taken" does not.
    (COMPARED.test(text) &&
      !/\bthan\b|^an? \p{Ll}+ \p{Ll}+ (?:that|which|in which)\b|\b(?:raise|lower|increase|decrease|reduce|lead|mean|cause)s?\b/u.test(
        text,
      ))
  );
}

const IS_A = /^(?:An? |The )?\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}? (?:is|are) (?:an?|the|any) /iu;

/** "rests on the likeness of their members": one thing does it, and whose members they are was said before. */
function saysTheirOfOne(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }) => /^(?:their|them|they)$/.test(lower));
  if (at <= 0 || !/(?:^is|^has|^was|[^s]s)$/.test(tokens[0]!.lower)) return false;
  return !tokens
    .slice(1, at)
    .some(({ lower, pos }) => isPlural(lower) || pos === 'NUM' || /^(?:people|and)$/.test(lower));
}

/** What a statement leaves unsaid; one that has lost its subject is a predicate. */
export function lackOf(statement: string, isPredicate = false): Lack {
  if (leansBack(statement)) return 'sentence';
  // A capital that only opens the sentence would make a name of a quality.
  const tokens = tagQuickly(/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(statement) ? statement : lowerFirst(statement));
  if (isPredicate && saysTheirOfOne(tokens)) return 'sentence';
  const opening = isPredicate ? null : phraseAt(tokens, 0);
  const lacks: Lack[] = OF_WHAT.test(statement) ? ['topic'] : [];
  if (opening) lacks.push(lackOfSubject(opening));
  const isNamed = opening !== null && worst(lacks) === 'nothing';
  // "Abrasion is the wearing away of the bed by …": a definition names its own subject.
  const defines = isNamed && IS_A.test(statement);
  for (const at of tokens.keys()) {
    // Where the subject is named, a bare size is mostly its own.
    if (isBareMeasure(tokens, at)) lacks.push(isNamed ? 'hint' : 'topic');
    else if (isBarePart(tokens, at) || isUnexplained(tokens, at)) lacks.push('topic');
    else if (isBareQuality(tokens, at) || isDefiniteMeasure(tokens, at) || (!defines && isBareDefinite(tokens, at)))
      lacks.push('hint');
  }
  return worst(lacks);
}
