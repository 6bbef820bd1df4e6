import { isPlural } from '../text/number.ts';
import { headNoun } from './table-columns.ts';

/** Columns whose entries may be true of several rows, whatever the table says: what is asked of them, and which way. */

/** What speaks for and against a thing speaks for and against others. */
const FOR_AND_AGAINST =
  /^(?:advantage|disadvantage|drawback|weakness|strength|benefit|merit|demerit|limitation|criticism|risk|difficulty|problem|objection|shortcoming)s?$/;
/** What helps against the one thing helps against others. */
const HELPS =
  /^(?:remedy|prevention|cure|solution|countermeasure)$|\bhow (?:it is |they are )?(?:reduced|prevented|avoided|controlled)$/i;
/** "Effect": what one thing does another may do too; what it does to one thing alone is its own. */
const BARE_EFFECT = /^(?:main |chief )?effects?$|\beffects? of\b/i;
/** What is told of one row, and may well be so of another. */
const TOLD =
  /^(?:effect|sign|symptom|consequence|result|outcome|feature|characteristic|property|purpose|aim|goal|interest|importance|significance|limit)$/;
const SERVES =
  /^(?:objective|use|application|treatment|evidence|driver|action)$|\b(?:reduced|prevented|treated|avoided|controlled|used|useful|suited|suitable|recommended|found|seen|best|preferred)\b/i;

const helps = (name: string) => HELPS.test(headNoun(name)) || HELPS.test(name);

/** Whether no wrong pair of its rows and entries is surely wrong. */
export function isSharedByRows(name: string): boolean {
  const head = headNoun(name);
  return [FOR_AND_AGAINST, TOLD, SERVES].some((form) => form.test(head)) || SERVES.test(name) || helps(name);
}

/** Whether the entry of a row can be asked for: of several advantages one or the other is shared. */
export const asksForEntries = (name: string) =>
  !(FOR_AND_AGAINST.test(headNoun(name)) && isPlural(name)) &&
  !helps(name) &&
  !BARE_EFFECT.test(name) &&
  // "Suited to": what suits one method suits another, unless it is the best.
  !/^suit(?:ed|able) (?:to|for|in)$/i.test(name);

/** A name or a figure in the entry makes it the row's own. */
const isSpecific = (value: string) => /\d|(?<=.)\p{Lu}/u.test(value);

/** Whether the row of an entry can be asked for. */
export function asksForRow(name: string, value: string): boolean {
  const head = headNoun(name);
  if (FOR_AND_AGAINST.test(head) || helps(name)) return false;
  return !TOLD.test(head) || isSpecific(value);
}
