import type { TypedKey } from '@akada/answers';
import type { Fault, RawQuestion } from '../../draft.ts';
import { withoutFeedback } from '../../feedback.ts';
import { noWords, saidOf, unsayable, type Words, wordsOfHtml } from '../../html-words.ts';
import { inPart, numberIn, typedNumber, typedWords } from '../../typed-in.ts';
import { childOf, childrenOf, type Element, findAll, wordsOf } from '../../xml-tree.ts';
import { formulaOf, htmlOf } from './markup.ts';

/** One item of QTI 2, or of QTI 3 under the names of 2. */

const words = (element: Element, instead?: (inner: Element) => string | null): Words =>
  wordsOfHtml(htmlOf(element, (inner) => instead?.(inner) ?? formulaOf(inner)));
const wordsIn = (element: Element | undefined): Words => (element ? words(element) : noWords);

/** How far off a number may be, as its processing says; nothing where it has to be exact. */
function offOf(item: Element, value: number): number {
  const processing = childOf(item, 'responseProcessing');
  const [equal] = processing ? findAll(processing, 'equal') : [];
  const { toleranceMode = 'exact', tolerance = '' } = equal?.attributes ?? {};
  const off = Math.max(0, ...tolerance.split(/\s+/).flatMap((one) => numberIn(one) ?? []));
  // A share comes in hundredths.
  return toleranceMode === 'exact' ? 0 : toleranceMode === 'relative' ? (Math.abs(value) * off) / 100 : off;
}

const rightOf = (answer: Element) => childrenOf(childOf(answer, 'correctResponse') ?? answer, 'value').map(wordsOf);

const entriesOf = (answer: Element) =>
  childrenOf(childOf(answer, 'mapping') ?? answer, 'mapEntry').map(({ attributes }) => ({
    text: attributes.mapKey ?? '',
    worth: Number(attributes.mappedValue ?? 0),
  }));

const countsInPart = (entries: readonly { worth: number }[]) => {
  const most = Math.max(0, ...entries.map(({ worth }) => worth));
  return entries.some(({ worth }) => worth > 0 && worth < most);
};

/** The words that count, by their mapping or, without one, by what is called right. */
function readWords(answer: Element): TypedKey | string {
  const entries = entriesOf(answer);
  if (countsInPart(entries)) return inPart;
  const accepted = entries.filter(({ worth }) => worth > 0).map(({ text }) => text);
  // The one that is called right comes first, as it is the one that is shown.
  const first = rightOf(answer).filter((text) => accepted.length === 0 || accepted.includes(text));
  return typedWords({
    accepted: [...first, ...accepted],
    nots: entries.filter(({ worth }) => worth <= 0).map(({ text }) => text),
  });
}

function readEntry(item: Element, answer: Element): TypedKey | string {
  const { baseType } = answer.attributes;
  if (baseType !== 'float' && baseType !== 'integer') return readWords(answer);
  const value = numberIn(rightOf(answer)[0] ?? '');
  return value === null ? 'We can’t read the number' : typedNumber({ value, off: offOf(item, value) });
}

const notOne = 'We can only read questions with one right answer';
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:extendedText|upload|drawing|media)Interaction$/, 'We can’t read questions that are answered at length'],
  [/^(?:match|associate|gapMatch|graphicGapMatch|graphicAssociate)Interaction$/, 'We can’t read matching pairs'],
  [/^(?:order|graphicOrder)Interaction$/, 'We can’t read questions about an order'],
  [/^(?:hotspot|selectPoint|positionObject)Interaction$/, 'The question has a picture, which we can’t take'],
  [/Interaction$/, notOne],
];
const readable = new Set(['choiceInteraction', 'inlineChoiceInteraction', 'textEntryInteraction']);

const interactionsIn = (element: Element): Element[] =>
  element.content.flatMap((part) => {
    if (typeof part === 'string') return [];
    return [...(part.name.endsWith('Interaction') ? [part] : []), ...interactionsIn(part)];
  });

/** The explanation that is shown whatever the answer is; else the only one, else the one for who is right. */
function explanationOf(item: Element): Element | undefined {
  const all = childrenOf(item, 'modalFeedback');
  const always = childrenOf(childOf(item, 'responseProcessing') ?? item, 'setOutcomeValue').map(wordsOf);
  const named = (test: (identifier: string) => boolean) =>
    all.find(({ attributes }) => test(attributes.identifier ?? ''));
  if (all.length === 1) return all[0];
  return (
    named((identifier) => always.includes(identifier)) ?? named((name) => /^(?:correct|solution|general)/i.test(name))
  );
}

/** What else is said of answers, behind the question or within it. */
const feedbackIn = (item: Element, explanation: Element | undefined): Words[] =>
  ['modalFeedback', 'feedbackInline', 'feedbackBlock']
    .flatMap((name) => findAll(item, name))
    .filter((feedback) => feedback !== explanation)
    .map((feedback) => words({ ...feedback, name: 'div' }));

/** The only thing to answer in an item with its declaration, or why there is no such thing. */
function askedIn(item: Element, body: Element | undefined): { interaction: Element; answer: Element } | string {
  if (findAll(item, 'templateDeclaration').length > 0) return 'Its numbers are drawn, which we can’t read';
  const [interaction, another] = body ? interactionsIn(body) : [];
  if (!interaction) return notOne;
  if (!readable.has(interaction.name)) return kinds.find(([name]) => name.test(interaction.name))?.[1] ?? notOne;
  const { responseIdentifier } = interaction.attributes;
  const answer = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === responseIdentifier,
  );
  if (another || answer?.attributes.cardinality !== 'single') return notOne;
  return { interaction, answer };
}

/** What is asked, with a gap where the answer goes, unless that is the end. */
function askedWords(body: Element, interaction: Element): Words {
  const gap = '\uffff';
  const { text, ...beside } = words(body, (inner) => {
    if (inner !== interaction) return null;
    const prompt = childOf(inner, 'prompt');
    return prompt ? `${htmlOf(prompt, formulaOf)}${gap}` : gap;
  });
  const at = text.indexOf(gap);
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  if (interaction.name === 'choiceInteraction') return { text: `${before}${after}`.trim(), ...beside };
  return { text: after.trim() ? `${before}_____${after}` : before.trim(), ...beside };
}

/** The right option by what is called so, or as the only one that is worth something. */
function positionOf(answer: Element, choices: readonly Element[]): number {
  const right = rightOf(answer)[0] ?? entriesOf(answer).find(({ worth }) => worth > 0)?.text;
  return choices.findIndex(({ attributes }) => attributes.identifier === right);
}

export function readItem(item: Element): RawQuestion | Fault {
  const { line } = item;
  const body = childOf(item, 'itemBody');
  const asked = askedIn(item, body);
  if (typeof asked === 'string' || !body) return { line, message: typeof asked === 'string' ? asked : notOne };
  const { interaction, answer } = asked;
  const question = askedWords(body, interaction);
  const explanation = explanationOf(item);
  const said = withoutFeedback({ line, ...saidOf(question, wordsIn(explanation)) }, feedbackIn(item, explanation));
  if (interaction.name === 'textEntryInteraction') {
    const typed = readEntry(item, answer);
    const message = unsayable(question) ?? (typeof typed === 'string' ? typed : null);
    return typeof typed === 'string' || message
      ? { line, message: message ?? notOne }
      : { ...said, options: [], correct: -1, typed };
  }
  if (rightOf(answer).length === 0 && entriesOf(answer).filter(({ worth }) => worth > 0).length > 1) {
    return { line, message: inPart };
  }
  const choices = [...childrenOf(interaction, 'simpleChoice'), ...childrenOf(interaction, 'inlineChoice')];
  const options = choices.map((choice) => words(choice));
  const message = unsayable(question, options);
  if (message) return { line, message };
  return { ...said, options: options.map(({ text }) => text), correct: positionOf(answer, choices) };
}
