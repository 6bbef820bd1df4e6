import type { Entry } from '../reading/entry.ts';
import { STOP_WORDS } from '../text/stems.ts';
import { quickTagsOf, type Token, tag } from '../text/tagging.ts';

/** What the text itself shows a name to stand for. */
export type NameClass = 'person' | 'place' | 'other';

/** A name of the text: how it is written, what it stands for, and in which sentences it is met. */
export interface Name {
  text: string;
  class: NameClass;
  /** What the text itself says so often that the class is sure, not guessed. */
  sure: boolean;
  orders: number[];
}

const PLACE_BEFORE = /^(?:in|at|near|around|into|towards|across|throughout|inside)$/;
/** Persons stand after these words as well. */
const PERHAPS_PLACE_BEFORE = /^(?:from|to|between|off|outside|beside)$/;
const PERSON_BEFORE =
  /^(?:mr|mrs|miss|dr|professor|prof|chief|king|queen|emir|sir|lord|lady|general|governor|president|bishop|sheikh|alhaji|novelist|poet|scholar|writer|philosopher|economist|psychologist|physicist|chemist|by)$/;
/** "the astronomer", "a Franciscan friar": what somebody does for a living. */
const CALLING =
  /(?:ologist|icist|ician|ist|grapher|nomer|sopher|torian|arian|engineer|lawyer|judge|doctor|surgeon|scholar|composer|missionary|inventor|author|friar|monk|nobleman|herald|teacher|merchant|refugee|clerk|officer|anthropologist|critic|poet|painter|explorer|traveller|geographer|nurse|priest)$/;
const PERSON_AFTER =
  /^(?:who|writes|claims|holds|maintains|believes|suggests|proposes|insists|concludes|distinguishes|defines|rejects|ruled|wrote|argued|argues|said|says|believed|proposed|published|died|married|observed|noticed|reported|concluded|devised|invented|coined|distinguished|demonstrated|maintained|objected|reigned|defined|showed|discovered|founded|led|introduced|suggested|described|insisted|thought|claimed|explained|developed|pointed|predicted|warned|replied|remarked|announced|taught|held|composed|recorded|compared|saw|regarded|rejected|criticised|criticized|classified|formulated|likened|invented|opposed|denied|supposed|contended)$/;
const INSIDE = /^(?:dan|ibn|al|de|von|van|wa|bin)$/;
const NO_NAME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|I|English|French|British|Nigerian|African|European|Christian|Muslim|Islam|God|Latin|Greek|Arabic)$/;
/** Words in a name that say that it stands for neither a person nor a place. */
const THING =
  /\b(?:Act|Law|Treaty|Constitution|Code|Ordinance|Agreement|Convention|Party|Congress|Council|Company|League|Union|War|Court|Assembly|House|Senate|Commission|Bank|Board|University|Church|Rule|Theorem|Test|Movement|Conference|Caliphate|Empire|Dynasty|Revolution|Parliament|Government|Prize|Republic|Section|Chapter|Part|Army|Society|Association|Group|Office|Ministry|Riots?|Wars|Acts|Treaties|Islands?|River|Lake|Mountains?|Delta|Bay|Ocean|Sea|Protectorate|Kingdom|School|College|Times|Pilot|Journal|Hospital|Award|Day|Age|Gazette|Institute|Centre|Plan|Scheme|Programme|Region|Province|Station|Laboratory|Theory|Model|Effect|Principle|Method|Scale|Index|Ratio|Airlines|Airways|Motors|Corporation|Industries|Holdings|Railways?|Attorney-General|Vice-President|Director-General|Chief-of-Staff|Federation|Doctrine|Declaration|Pact|Accords?|Protocol|Compromise|Crisis|Alliance|Entente|Coalition|Settlement|Putsch|Affair|Trials?|Report|Papers|Line|Wall|Canal|Paradox|Hypothesis|Equation|Curve|Cycle|Prophecies|Situation|Question|Studies|Study)\b/;

/** Where a name is met is kept for so many sentences; more would make a long text slow. */
const ORDERS_A_NAME = 200;

interface Run {
  from: number;
  to: number;
}

const isCapital = (token: Token | undefined) =>
  token !== undefined &&
  /^\p{Lu}[\p{L}'’-]+$/u.test(token.text) &&
  !NO_NAME.test(token.text) &&
  !STOP_WORDS.has(token.lower);

/** Runs of capitalised words; the parties of a case ("Hyde v Wrench") are left out. */
function runsIn(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!isCapital(tokens[from])) continue;
    let to = from + 1;
    while (isCapital(tokens[to]) || (INSIDE.test(tokens[to]?.lower ?? '') && isCapital(tokens[to + 1]))) to++;
    const inCase = tokens[to]?.lower === 'v' || tokens[from - 1]?.lower === 'v';
    // "The Palm-Wine Drinkard" inside a sentence is the title of something.
    const isTitle = from > 1 && tokens[from - 1]!.text === 'The';
    if (!inCase && !isTitle) runs.push({ from, to });
    from = to;
  }
  return runs;
}

/** Whether what follows is done by a person: "once proposed", "who ruled", "'s novel". */
function isActing(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.lower === ',' ? at + 1 : tokens[at]?.pos === 'ADV' ? at + 1 : at;
  const token = tokens[next];
  if (!token) return false;
  // "was found" is said of things; whoever "found that" is a person.
  if (token.lower === 'found') return tokens[next + 1]?.lower === 'that';
  return PERSON_AFTER.test(token.lower);
}

/** ", a Hungarian refugee who taught in London,": what somebody was stands beside the name. */
function isPresented(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.lower !== ',' || !/^(?:an?|the)$/.test(tokens[at + 1]?.lower ?? '')) return false;
  return tokens.slice(at + 2, at + 6).some((token) => CALLING.test(token.lower));
}

/** "Hans Herren brought": a verb, which a river or a journal may have as well. */
function isDoing(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.pos === 'VERB' && /ed$/.test(token.lower);
}

/** The names of persons and places that the sentences hold, by what stands around them. Linear in the text. */
export function findNames(entries: readonly Entry[]): ReadonlyMap<string, Name> {
  const counts = new Map<string, { place: number; person: number; thing: number; inside: number; orders: number[] }>();
  for (const { sentence, order } of entries) {
    const tokens = quickTagsOf(sentence);
    for (const { from, to } of runsIn(tokens)) {
      const start = tokens[from]!.start;
      // The tagger cuts a name at a letter that it does not know ("Dvořák").
      const rest = /^[\p{L}'’-]*/u.exec(sentence.text.slice(tokens[to - 1]!.end))![0].replace(/['’]s?$/, '');
      const text = sentence.text.slice(start, tokens[to - 1]!.end) + rest;
      const found = counts.get(text) ?? { place: 0, person: 0, thing: 0, inside: 0, orders: [] };
      const before = tokens[from - 1]?.lower ?? '';
      const after = tokens[to]?.lower ?? '';
      if (from > 0) found.inside++;
      if (PLACE_BEFORE.test(before)) found.place++;
      if (PERHAPS_PLACE_BEFORE.test(before)) found.place += 0.5;
      if (before === 'to' && tokens[from - 2]?.lower === 'according') found.person += 1.5;
      // "Inge Lehmann of Denmark showed": what follows is done by the first name, not by the second.
      const inside = /^(?:of|in|at|from|near|on)$/.test(before);
      const calling = CALLING.test(before) && to - from > 1;
      const home = to - from > 1 && tokens[to]?.lower === 'of' && isCapital(tokens[to + 1]);
      let behind = to;
      if (home) for (behind = to + 2; isCapital(tokens[behind]); ) behind++;
      if (PERSON_BEFORE.test(before) || calling || (!inside && isActing(tokens, behind))) found.person++;
      else if (to - from > 1 && isPresented(tokens, behind)) found.person++;
      else if (!inside && to - from > 1 && isDoing(tokens, behind)) found.person += 0.4;
      if (/^['’]s$/.test(after)) found.person += 0.3;
      if (/^(?:the|an?)$/.test(before)) found.thing++;
      if (found.orders.at(-1) !== order && found.orders.length < ORDERS_A_NAME) found.orders.push(order);
      counts.set(text, found);
    }
  }
  const names = new Map<string, Name>();
  for (const [text, { place, person, thing, inside, orders }] of counts) {
    // A single word is a name only where it keeps its capital inside a sentence.
    // What has an article is neither a person nor a town.
    if (thing > 0 || THING.test(text) || (inside === 0 && !text.includes(' ')) || text.length < 3) continue;
    // "France published …": a country does what persons do.
    const country = person > place && !text.includes(' ') && knownAs(text) === 'place';
    names.set(text, {
      text,
      class: place > person || country ? 'place' : person > place ? 'person' : knownAs(text),
      sure:
        place > person
          ? place >= 2 || (place >= 1 && knownAs(text) === 'place')
          : person >= 1 || (text.includes(' ') && knownAs(text) === 'person'),
      orders,
    });
  }
  return names;
}

/** Where the text itself does not tell, what the tagger knows of the first word of a name; it is dear, so it is asked last. */
function knownAs(text: string): NameClass {
  const { tags } = tag(text)[0]!;
  if (tags.has('Place')) return 'place';
  return tags.has('FirstName') || tags.has('Person') ? 'person' : 'other';
}
