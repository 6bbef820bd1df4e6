import type { TypedKey } from '@akada/answers';
import { letterOf } from '../../../quiz.rules.ts';
import type { WritableQuestion } from '../draft.ts';
import type { WritablePicture } from '../pictures.ts';
import { typedOut } from '../typed-out.ts';
import { node, type XmlNode } from '../xml.ts';
import { img } from './package.ts';

/** The items and the test of QTI 2, from which QTI 3 differs by its names: see dialect.ts. */

export const itemId = (index: number) => `item-${index + 1}`;
/** Beside the items. */
export const pictureFolder = 'pictures';
export const itemFile = (index: number) => `${itemId(index)}.xml`;

/** Processing that the standard has itself, and every program knows. */
type Template = 'match_correct' | 'map_response';

/** What parts one kind of question from the others. */
interface Asked {
  declaration: XmlNode;
  body: XmlNode[];
  /** What grades it without being written out; null where nothing does. */
  template: Template | null;
  /** The same written out: what has to hold. */
  isRight: XmlNode;
}

/** Words with their lines: a line break of a file would be a space to whoever shows it. */
export const lines = (text: string): (XmlNode | string)[] =>
  text.split(/\r\n|\r|\n/).flatMap((line, index) => (index === 0 ? [line] : [node('br'), line]));

const imgOf = (picture: WritablePicture) => img(`${pictureFolder}/${picture.name}`, picture);

const response = { identifier: 'RESPONSE' };
const variable = node('variable', response);
const correct = node('correct', response);
const base = (baseType: string, value: string) => node('baseValue', { baseType }, value);
const set = (identifier: string, value: XmlNode) => node('setOutcomeValue', { identifier }, value);

const declare = (baseType: string, right: string, ...more: XmlNode[]) =>
  node(
    'responseDeclaration',
    { ...response, cardinality: 'single', baseType },
    node('correctResponse', {}, node('value', {}, right)),
    ...more,
  );

function askChoice({ text, picture, options, correct: right }: Omit<WritableQuestion, 'explanation'>): Asked {
  const shown = picture ? [node('br'), imgOf(picture)] : [];
  const choices = options.map((option, position) =>
    node('simpleChoice', { identifier: letterOf(position) }, ...lines(option)),
  );
  const interaction = { responseIdentifier: 'RESPONSE', shuffle: 'false', maxChoices: '1' };
  return {
    declaration: declare('identifier', letterOf(right ?? 0)),
    body: [node('choiceInteraction', interaction, node('prompt', {}, ...lines(text), ...shown), ...choices)],
    template: 'match_correct',
    isRight: node('match', {}, variable, correct),
  };
}

function askTyped({ text, picture }: WritableQuestion, typed: TypedKey): Asked {
  const out = typedOut(typed, { hasUnits: false });
  const field = node('textEntryInteraction', { responseIdentifier: 'RESPONSE', expectedLength: '20' });
  const shown = picture ? [node('p', {}, imgOf(picture))] : [];
  const body = [node('p', {}, ...lines(text)), ...shown, node('p', {}, field)];
  if (out.is === 'number') {
    const off = { toleranceMode: 'absolute', tolerance: `${out.off} ${out.off}` };
    const bounds = { includeLowerBound: 'true', includeUpperBound: 'true' };
    return {
      declaration: declare('float', out.value),
      body,
      template: null,
      isRight: node('equal', { ...off, ...bounds }, variable, correct),
    };
  }
  const entry = (mappedValue: string) => (mapKey: string) =>
    node('mapEntry', { mapKey, mappedValue, caseSensitive: 'false' });
  const entries = [...out.accepted.map(entry('1')), ...out.nots.map(entry('0'))];
  return {
    declaration: declare('string', out.accepted[0] ?? '', node('mapping', { defaultValue: '0' }, ...entries)),
    body,
    template: 'map_response',
    isRight: node('gt', {}, node('mapResponse', response), base('float', '0')),
  };
}

/** The grading written out, since templates show no feedback and know no tolerance; then the explanation, if there is one. */
function grade(isRight: XmlNode, isExplained: boolean): XmlNode {
  const condition = node(
    'responseCondition',
    {},
    node('responseIf', {}, isRight, set('SCORE', base('float', '1'))),
    node('responseElse', {}, set('SCORE', base('float', '0'))),
  );
  const explained = isExplained ? [set('FEEDBACK', base('identifier', 'explanation'))] : [];
  return node('responseProcessing', {}, condition, ...explained);
}

const explain = (explanation: string) =>
  node(
    'modalFeedback',
    { outcomeIdentifier: 'FEEDBACK', identifier: 'explanation', showHide: 'show' },
    node('p', {}, ...lines(explanation)),
  );

const outcome = (identifier: string, baseType: string, ...content: XmlNode[]) =>
  node('outcomeDeclaration', { identifier, cardinality: 'single', baseType }, ...content);

export function itemOf(question: WritableQuestion, index: number, templates: (name: Template) => string): XmlNode {
  const { typed, explanation } = question;
  const asked = typed ? askTyped(question, typed) : askChoice(question);
  const isExplained = explanation.trim() !== '';
  const named = { identifier: itemId(index), title: `Question ${index + 1}` };
  return node(
    'assessmentItem',
    { ...named, adaptive: 'false', timeDependent: 'false' },
    asked.declaration,
    outcome('SCORE', 'float', node('defaultValue', {}, node('value', {}, '0'))),
    ...(isExplained ? [outcome('FEEDBACK', 'identifier')] : []),
    node('itemBody', {}, ...asked.body),
    asked.template && !isExplained
      ? node('responseProcessing', { template: templates(asked.template) })
      : grade(asked.isRight, isExplained),
    ...(isExplained ? [explain(explanation)] : []),
  );
}

export function testOf(title: string, count: number): XmlNode {
  const items = Array.from({ length: count }, (_, index) =>
    node('assessmentItemRef', { identifier: itemId(index), href: itemFile(index) }),
  );
  const section = { identifier: 'section-1', title: 'Questions', visible: 'true' };
  const part = { identifier: 'part-1', navigationMode: 'nonlinear', submissionMode: 'simultaneous' };
  return node(
    'assessmentTest',
    { identifier: 'test', title },
    node('testPart', part, node('assessmentSection', section, ...items)),
  );
}
