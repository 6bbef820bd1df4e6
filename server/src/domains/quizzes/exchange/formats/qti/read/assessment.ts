import type { TypedKey } from '@akada/answers';
import type { Fault, RawQuestion } from '../../draft.ts';
import { withoutFeedback } from '../../feedback.ts';
import { noWords, saidOf, unsayable, type Words, wordsOfHtml } from '../../html-words.ts';
import { inPart, numberBetween, numberIn, typedNumber, typedWords } from '../../typed-in.ts';
import { xmlText } from '../../xml.ts';
import { childOf, childrenOf, type Element, findAll, wordsOf } from '../../xml-tree.ts';
import { htmlOf } from './markup.ts';

/** QTI 1.2, as cartridges and older programs have it: a file of quizzes or of a bank, each item a question. */

/** One piece of material as HTML. */
function htmlOfPiece(piece: Element): string {
  if (piece.name === 'matbreak') return '<br/>';
  if (piece.name !== 'mattext' && piece.name !== 'matemtext') return `<${piece.name}/>`;
  const type = piece.attributes.texttype ?? 'text/plain';
  if (type === 'text/xhtml' && piece.content.some((part) => typeof part !== 'string')) return htmlOf(piece);
  const text = wordsOf(piece);
  return type === 'text/plain' ? xmlText(text).replace(/\r\n|\r|\n/g, '<br/>') : text;
}

const materialIn = (element: Element): Element[] =>
  element.content.flatMap((part) => {
    if (typeof part === 'string' || part.name === 'response_label') return [];
    return part.name === 'material' || part.name === 'material_ref' ? [part] : materialIn(part);
  });

/** The words of what stands below, without those of its options. */
function words(element: Element | undefined): Words {
  if (!element) return noWords;
  const html = materialIn(element).map((material) => {
    const pieces = material.content.filter((part) => typeof part !== 'string');
    return material.name === 'material_ref' ? '<material_ref/>' : `<div>${pieces.map(htmlOfPiece).join(' ')}</div>`;
  });
  return wordsOfHtml(html.join(''));
}

function fieldsOf(item: Element): Map<string, string> {
  const fields = findAll(childOf(item, 'itemmetadata') ?? { ...item, content: [] }, 'qtimetadatafield');
  return new Map(fields.map((field) => [wordsOf(childOf(field, 'fieldlabel')), wordsOf(childOf(field, 'fieldentry'))]));
}

const notOne = 'We can only read questions with one right answer';
const kinds: readonly (readonly [RegExp, string])[] = [
  [/essay|file_upload/, 'We can’t read questions that are answered at length'],
  [/matching/, 'We can’t read matching pairs'],
  [/text_only/, 'It’s a text without a question'],
  [/calculated/, 'Its numbers are drawn, which we can’t read'],
  [/pattern_match/, 'An answer counts by a part of it, which we can’t read'],
  [/multiple_response|multiple_answers/, 'More than one answer is right'],
];

interface Condition {
  worth: number;
  test: Element;
}

/** What is worth something, by what a condition gives for it. */
function conditionsOf(item: Element): Condition[] {
  const all = childrenOf(item, 'resprocessing').flatMap((processing) => childrenOf(processing, 'respcondition'));
  return all.flatMap((condition) => {
    const test = childOf(condition, 'conditionvar');
    const gives = childrenOf(condition, 'setvar').map((given) => Number(wordsOf(given)));
    const worth = Math.max(0, ...gives.filter(Number.isFinite));
    return test && worth > 0 ? [{ worth, test }] : [];
  });
}

/** What has to be so, without what must not. */
function equalsIn(test: Element): string[] {
  return test.content.flatMap((part) => {
    if (typeof part === 'string' || part.name === 'not') return [];
    return part.name === 'varequal' ? [wordsOf(part)] : equalsIn(part);
  });
}

const boundIn = (test: Element, ...names: string[]) =>
  names.flatMap((name) => findAll(test, name)).map((bound) => numberIn(wordsOf(bound)))[0] ?? null;

/** A number of Canvas: the value, and between what it may be. */
function readNumber(conditions: readonly Condition[]): TypedKey | string {
  const [right, another] = conditions;
  if (!right) return 'The right answer isn’t marked';
  if (another) return 'More than one number is right';
  const value = numberIn(equalsIn(right.test)[0] ?? '');
  const [least, greatest] = [boundIn(right.test, 'vargte', 'vargt'), boundIn(right.test, 'varlte', 'varlt')];
  if (least !== null && greatest !== null) {
    const between = numberBetween(least, greatest);
    return typedNumber({ ...between, value: value ?? between.value });
  }
  return value === null ? 'We can’t read the number' : typedNumber({ value, off: 0 });
}

function readTyped(conditions: readonly Condition[], isNumber: boolean): TypedKey | string {
  const all = conditions.flatMap(({ test }) => [...findAll(test, 'varsubstring'), ...findAll(test, 'varsubset')]);
  if (all.length > 0) return 'An answer counts by a part of it, which we can’t read';
  const hasBounds = conditions.some(({ test }) => boundIn(test, 'vargte', 'vargt', 'varlte', 'varlt') !== null);
  if (isNumber || hasBounds) return readNumber(conditions);
  return typedWords({ accepted: conditions.flatMap(({ test }) => equalsIn(test)) });
}

const responses = ['response_lid', 'response_str', 'response_num', 'response_grp', 'response_xy', 'response_extension'];

/** The explanation that is shown whatever the answer is, else a solution, else the one for who is right. */
function explanationOf(item: Element): Element | undefined {
  const all = childrenOf(item, 'itemfeedback');
  const always = childrenOf(childOf(item, 'resprocessing') ?? item, 'respcondition')
    .filter((condition) => findAll(condition, 'other').length > 0 && childrenOf(condition, 'setvar').length === 0)
    .flatMap((condition) => childrenOf(condition, 'displayfeedback').map(({ attributes }) => attributes.linkrefid));
  const isWrong = (ident = '') => /incorrect|wrong/i.test(ident);
  return (
    all.find(({ attributes }) => /general_fb/.test(attributes.ident ?? '') && !isWrong(attributes.ident)) ??
    all.find(({ attributes }) => always.includes(attributes.ident) && !isWrong(attributes.ident)) ??
    all.find((feedback) => childOf(feedback, 'solution')) ??
    all.find(({ attributes }) => /^correct/i.test(attributes.ident ?? ''))
  );
}

function readItem(item: Element): RawQuestion | Fault {
  const { line } = item;
  const presentation = childOf(item, 'presentation');
  const fields = fieldsOf(item);
  const kind = [fields.get('cc_profile'), fields.get('question_type'), fields.get('qmd_itemtype')]
    .join(' ')
    .toLowerCase();
  const refused = kinds.find(([sign]) => sign.test(kind))?.[1];
  const asked = presentation ? responses.flatMap((name) => findAll(presentation, name)) : [];
  const [response, another] = asked;
  if (refused || !presentation || !response || another) return { line, message: refused ?? notOne };
  const question = words(presentation);
  const explanation = explanationOf(item);
  const others = childrenOf(item, 'itemfeedback').filter((feedback) => feedback !== explanation);
  const said = withoutFeedback({ line, ...saidOf(question, words(explanation)) }, others.map(words));
  const conditions = conditionsOf(item);
  const most = Math.max(0, ...conditions.map(({ worth }) => worth));
  if (conditions.some(({ worth }) => worth < most)) return { line, message: inPart };
  if (response.name === 'response_str' || response.name === 'response_num') {
    const typed = readTyped(conditions, response.name === 'response_num' || kind.includes('numerical'));
    const message = unsayable(question);
    if (typeof typed === 'string' || message) return { line, message: message ?? String(typed) };
    return { ...said, options: [], correct: -1, typed };
  }
  if (response.name !== 'response_lid') return { line, message: notOne };
  const labels = findAll(response, 'response_label');
  const options = labels.map(words);
  const message = unsayable(question, options);
  if (message) return { line, message };
  const right = new Set(conditions.flatMap(({ test }) => equalsIn(test)));
  if (right.size > 1 || /^multiple$/i.test(response.attributes.rcardinality ?? '')) {
    return { line, message: 'More than one answer is right' };
  }
  return {
    ...said,
    options: options.map(({ text }) => text),
    correct: labels.findIndex(({ attributes }) => right.has(attributes.ident ?? '')),
  };
}

/** All questions of the file in their order, in whatever sections they are. */
export const readAssessment = (root: Element): (RawQuestion | Fault)[] => findAll(root, 'item').map(readItem);
