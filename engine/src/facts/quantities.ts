import type { Clause } from '../grammar/clause.ts';
import { isUnparseable, isVagueSubject, leansOnContext, opensOnContext, plainSentence } from '../grammar/wording.ts';
import { type Figure, figuresIn } from '../questions/options/figures.ts';
import { originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { isKnownThing, leansOnIdea, pointsBack } from '../reading/pointing.ts';
import { tagQuickly } from '../text/tagging.ts';
import { lacksComplement } from './predicates.ts';

/** A statement with one figure in it. */
export interface Quantity {
  before: string;
  after: string;
  figure: Figure;
  origin: Origin;
}

/** Openings that go on from the sentence before, or tell somebody what to do. */
const GOES_ON =
  /^(?:Further|Later|Here|There|Now|Then|Earlier|Elsewhere|Some|What|Which|How|Why|If|When|While|Where|As|So|Thus|Hence|Even|Only|Nor|Yet|Still|Instead|Today|One|An?|Another|Each|Both|Most|Many|Others?)\b/;

/** "Some 95 per cent of …", "A ridge 65,000 kilometres long …": what is opened by a figure or speaks of any one, with one figure only. */
function opensItself(plain: string): boolean {
  if (/^Some \d/.test(plain)) return true;
  // What one dose does, another may do too.
  return /^An? (?!.*\bdose\b)/.test(plain) && (plain.match(/\d[\d,.]*/g) ?? []).length === 1;
}

/** Whether a sentence that was not taken apart needs no other: it opens with what it is about, and points nowhere. */
function standsAlone(plain: string): boolean {
  if ((GOES_ON.test(plain) && !opensItself(plain)) || pointsBack(plain) || leansOnIdea(plain)) return false;
  if (/\b(?:that|this|these|those|such) \p{Ll}+/u.test(plain.replace(/\b(?:so|in order) that\b/g, ''))) return false;
  if (/[₦$£€]|\b(?:1\d|20)\d\d\b|[()“”"]/.test(plain)) return false;
  // "the usual maximum size is 20 mm": of what? "The Jos Plateau, 1,200 metres above the sea, shows": an aside.
  if (/\b[Tt]he (?:\p{Ll}+ ){0,2}\p{Ll}+ (?:is|was|are|were|has|had) /u.test(plain) || /, \d[\d,]* /.test(plain))
    return false;
  const tokens = tagQuickly(plain);
  const [first] = tokens.slice(/^(?:About|Around|Roughly|Approximately|Some) \d/.test(plain) ? 1 : 0);
  if (!first || first.pos === 'VERB' || first.pos === 'ADV' || first.pos === 'PRON') return false;
  if (tokens.some((token) => token.pos === 'PRON' && !/^(?:which|that|who|what)$/.test(token.lower))) return false;
  // "a charging capacitor has reached": a participle before its noun is not the verb.
  const verb = tokens.find(
    (token, i) =>
      token.pos === 'AUX' || (token.pos === 'VERB' && !(/ing$/.test(token.lower) && tokens[i + 1]?.pos === 'NOUN')),
  );
  // What happened once is told of somebody; what is so now is a fact.
  return (
    verb !== undefined &&
    !tokens.some((token) => /^(?:was|were|had|did)$/.test(token.lower)) &&
    !/(?:ed|ing)$/.test(verb.lower)
  );
}

const TAIL = /, (?:since|because|as|when|so|and|but|which|depending|although|though|while|where)\b/;

/** Without what is added after the figure, where only that leans on something: "…, since it prevents most defects". */
function withoutTail(text: string): string {
  if (!leansOnContext(text)) return text;
  const end = figuresIn(text).measured[0]?.end ?? text.length;
  const at = text.slice(end).search(TAIL);
  return at < 0 ? text : text.slice(0, end + at);
}

/** Measures, penalties and the like, of which the sentence before tells whose or what for they are. */
const OWNERLESS = [
  // "A mass is dropped on a plate with …": a step of a test that was named before.
  /^An? (?:\p{Ll}+ ){1,3}is \p{Ll}+(?:ed|en|wn|de|ut|id) (?:on|onto|in|into|to|with|from|over|under|through)\b/u,
  // "In the European Union fines may reach …": for what?
  /^(?:In [\p{L} ]+?,? )?(?:fines|penalties|damages|fees|charges|sentences|prices|wages|yields|losses|efficiencies|doses|savings|returns|margins|rates|levels|values|costs|results|treatment|therapy) (?:may|can|could|must|should|will|is|are|has|have|range|ranges|reach|reaches|lie|lies|vary|varies)\b/iu,
  /(?:,|\bso|\band|\bso that) (?:treatment|therapy|the dose|dosing|surgery|training) (?:must|should|is|can|may|has)\b/,
];
/** "Wheat has a minimum of about 4 °C": for what? */
const BARE_MEASURE =
  /\b(?:an?|the) (?:minimum|maximum|optimum|average|mean|limit|threshold|peak|range|rate|value|level) of (?:about |around |only )?$/;
/** "of the world's emissions": of what? */
const WHOLE_OF_ANYTHING =
  /^ of (?:the world's|the world’s|the country's|all|global|world) (?:emissions|deaths|losses|costs|output|production|trade|consumption|exports|imports|cases|sales|demand|supply)(?=$|[,.])/;

/** What "may" be so much, and what is "common", may be more or less too. */
const LEAVES_ROOM = /\b(?:may|might|could) (?:\p{Ll}+ ){1,3}(?:of )?(?:about |around )?$/u;
const PAST = /^[^,]*? (?:was|were|had|did|paid|took|gave|came|rose|fell|earned|grew|began|became|sent) /;

/** Whether the sentence leaves unsaid whose the figure is, or gives it only by the way: "…, which boils at 26 °C". */
export function isOwnerless(text: string, { start, end }: Pick<Figure, 'start' | 'end'>): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (OWNERLESS.some((form) => form.test(text)) || BARE_MEASURE.test(before)) return true;
  // "Merchants paid a fee of …": a story is somebody's, and of one time.
  if (PAST.test(text) && !/(?<=\p{L},? )\p{Lu}|\b1\d{3}\b/u.test(text)) return true;
  // "At normal doses about 90 % is bound": of what?
  if (
    /%|per ?cent/.test(text.slice(start, end)) &&
    /^ (?:is|are|was|were) /.test(after) &&
    !/\bof (?:about )?$/.test(before)
  )
    return true;
  if (/\bin (?:many|some|several|certain) \p{Ll}+/u.test(text)) return true;
  if (LEAVES_ROOM.test(before) || /^[^,]* (?:is|are) (?:quite )?(?:common|frequent|not (?:rare|unusual))\b/.test(after))
    return true;
  return WHOLE_OF_ANYTHING.test(after) || /, (?:which|whose|who|where) [^,]*$/.test(before);
}

/** The figure of a self-contained sentence that has one, or two of different things. */
export function quantityIn(entry: Entry, clause: Clause | null): Quantity | null {
  // What follows a semicolon goes on from what stands before it.
  const [own = '', more] = plainSentence(entry.sentence.text)
    .split('; ')[0]!
    .split(/: (?=\p{Ll})/u);
  // What follows a colon only explains a statement that has its figure already.
  const stated = more === undefined || figuresIn(own).measured.length > 0 ? own : `${own}: ${more}`;
  const plain = withoutTail(stated);
  if (!clause && !standsAlone(plain)) return null;
  // Without a full stop it is a fragment, and without a verb of saying what is so an instruction.
  const says = clause !== null || /^[^\d]* (?:is|are|has|have|contains?|makes?) /.test(plain);
  if (entry.sentence.kind === 'list' && !(says && /\.$/.test(entry.sentence.text))) return null;
  const count = plain.split(' ').length;
  if (count < 6 || count > 32 || isUnparseable(plain.replace(/\$(?=\d)/g, '')) || /[:;]/.test(plain)) return null;
  if (
    isVagueSubject(plain.replace(/^Some (?=\d)/, '')) ||
    lacksComplement(plain) ||
    opensOnContext(plain) ||
    leansOnContext(plain) ||
    !/^\p{Lu}/u.test(plain)
  )
    return null;
  // "A farmer near Ilorin has 120 m of wire", "Tax is 25 per cent, the lorry is written off …": a worked example.
  if (
    /^An? (?:\p{Ll}+ ){1,3}(?:near|in|at|from|of) \p{Lu}|\bwants? to\b|, (?:the|an?) \p{Ll}+ (?:is|are) /u.test(plain)
  )
    return null;
  // "Britain paid £5 million in subsidies": when and to whom, the sentence before tells.
  if (/[£$₦€]/.test(plain) && count < 10) return null;
  // "a 1.5 kW iron" is somebody's example, not a fact.
  if ((clause && /(?<!\p{L})\d/u.test(clause.subject)) || /^The \p{L}+ (?:is|was|has|had)\b/u.test(plain)) return null;
  if (
    clause &&
    /^The\b/.test(plain) &&
    (/[₦$£€]/.test(plain) || clause.tense === 'past' || !(clause.subject.includes(' ') || /^The \p{Lu}/u.test(plain)))
  )
    return null;
  // "Improved varieties are harvested …": of what?
  if (/^(?:Improved|Other|Newer|Older|Modern|Local|Such|Further|Similar) /.test(plain)) return null;
  if (/\b(?:for instance|for example|such as|say|e\.g)\b/.test(plain)) return null;
  const { measured, others } = figuresIn(plain);
  // Of two figures that measure different things the first is asked for.
  const figure = measured[0];
  if (!figure || measured.length > 2 || others > 0 || measured[1]?.unit === figure.unit) return null;
  if (isOwnerless(plain, figure)) return null;
  // "D10 is the size than which 10 % is finer": the sentence tells its own figure.
  const digits = figure.number
    .split(/[^\d.]+/)
    .find(Boolean)!
    .replace('.', '\\.');
  const rest = `${plain.slice(0, figure.start)} ${plain.slice(figure.end)}`;
  if (new RegExp(`(?<![\\d.,])${digits}(?![\\d.,]\\d|\\d)`).test(rest)) return null;
  // "needs 15 to 20 hours, which explains …": for what?
  if (
    /\b(?:needs?|takes?|requires?|took|needed|required)(?: about| only| around)? $/.test(
      plain.slice(0, figure.start),
    ) &&
    /^(?:,|$)/.test(plain.slice(figure.end))
  )
    return null;
  // "contains about 23 per cent, since …": of what?
  if (
    /%|per ?cent/.test(figure.unit) &&
    /^(?:,|$)/.test(plain.slice(figure.end)) &&
    !/\b(?:by|to|at|of|is|from) (?:about |around |only )?$/.test(plain.slice(0, figure.start))
  )
    return null;
  // "when 20 % of the seedlings show damage": of which?
  const whole = /^ of the (\p{Ll}{4,})/u.exec(plain.slice(figure.end))?.[1];
  if (whole && /%|per ?cent/.test(figure.unit)) {
    const known = `${entry.section.heading} ${plain.slice(0, figure.start)}`.toLowerCase();
    if (!known.includes(whole.slice(0, 5)) && !isKnownThing(whole)) return null;
  }
  return { before: plain.slice(0, figure.start), after: plain.slice(figure.end), figure, origin: originOf(entry) };
}
