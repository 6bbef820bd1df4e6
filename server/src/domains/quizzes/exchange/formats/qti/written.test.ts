import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Element, faultsOf, find, type Grammar, parse } from '../../../../../../test/xml-structure.ts';
import type { WritableQuestion } from '../draft.ts';
import { writeCartridge } from './cartridge.ts';
import { writeQti2 } from './v2.ts';
import { writeQti3 } from './v3.ts';

const common = 'xmlns xmlns:xsi xsi:schemaLocation identifier';
const words = /^(br )*$/;
const qtiGrammar: Grammar = {
  assessmentItem: {
    attributes: `${common} title adaptive timeDependent`,
    children: /^responseDeclaration (outcomeDeclaration )+itemBody responseProcessing (modalFeedback )*$/,
  },
  responseDeclaration: { attributes: 'identifier cardinality baseType', children: /^correctResponse (mapping )?$/ },
  correctResponse: { children: /^value $/ },
  outcomeDeclaration: { attributes: 'identifier cardinality baseType', children: /^(defaultValue )?$/ },
  defaultValue: { children: /^value $/ },
  value: {},
  mapping: { attributes: 'defaultValue', children: /^(mapEntry )+$/ },
  mapEntry: { attributes: 'mapKey mappedValue caseSensitive' },
  itemBody: { children: /^(choiceInteraction |p p )$/ },
  textEntryInteraction: { attributes: 'responseIdentifier expectedLength' },
  choiceInteraction: {
    attributes: 'responseIdentifier shuffle maxChoices',
    children: /^(prompt )?(simpleChoice )+$/,
  },
  prompt: { children: words },
  br: {},
  simpleChoice: { attributes: 'identifier', children: words },
  responseProcessing: { attributes: 'template?', children: /^(responseCondition |setOutcomeValue )*$/ },
  responseCondition: { children: /^responseIf (responseElseIf )*(responseElse )?$/ },
  responseIf: { children: /^(match |equal |gt )(setOutcomeValue )*$/ },
  equal: {
    attributes: 'toleranceMode tolerance includeLowerBound includeUpperBound',
    children: /^variable correct $/,
  },
  gt: { children: /^mapResponse baseValue $/ },
  mapResponse: { attributes: 'identifier' },
  responseElse: { children: /^(setOutcomeValue )*$/ },
  match: { children: /^variable correct $/ },
  variable: { attributes: 'identifier' },
  correct: { attributes: 'identifier' },
  setOutcomeValue: { attributes: 'identifier', children: /^baseValue $/ },
  baseValue: { attributes: 'baseType' },
  modalFeedback: { attributes: 'outcomeIdentifier identifier showHide', children: /^p $/ },
  p: { children: /^(textEntryInteraction |(br )*)$/ },
  assessmentTest: { attributes: `${common} title`, children: /^(outcomeDeclaration )*(testPart )+$/ },
  testPart: { attributes: 'identifier navigationMode submissionMode', children: /^(assessmentSection )+$/ },
  assessmentSection: { attributes: 'identifier title visible', children: /^(assessmentItemRef )+$/ },
  assessmentItemRef: { attributes: 'identifier href' },
  manifest: { attributes: common, children: /^metadata organizations resources $/ },
  metadata: { children: /^schema schemaversion $/ },
  schema: {},
  schemaversion: {},
  organizations: {},
  resources: { children: /^(resource )+$/ },
  resource: { attributes: 'identifier type href', children: /^(file )+(dependency )*$/ },
  file: { attributes: 'href' },
  dependency: { attributes: 'identifierref' },
};

const hyphened = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
const ofHtml = ['p', 'br'];
const ofPackage = [
  'manifest',
  'metadata',
  'schema',
  'schemaversion',
  'organizations',
  'resources',
  'resource',
  'file',
  'dependency',
];
const renamed = (name: string) => ([...ofHtml, ...ofPackage].includes(name) ? name : `qti-${hyphened(name)}`);

/** QTI 3.0 has the same elements under other names, and a body around what is shown after an answer. */
const qti3Grammar: Grammar = {
  ...Object.fromEntries(
    Object.entries(qtiGrammar).map(([name, { attributes = '', children = /^$/ }]) => [
      renamed(name),
      {
        attributes: ofPackage.includes(name) ? attributes : attributes.replace(/(?<!:)\b[a-z]+[A-Z]\w*/g, hyphened),
        children: new RegExp(children.source.replace(/[a-zA-Z]+(?= )/g, renamed)),
      },
    ]),
  ),
  'qti-modal-feedback': { attributes: 'outcome-identifier identifier show-hide', children: /^qti-content-body $/ },
  'qti-content-body': { children: /^p $/ },
};

/** A cartridge, after the schema of its profile of QTI 1.2. */
const cartridgeGrammar: Grammar = {
  manifest: {
    attributes: 'xmlns xmlns:lomimscc xmlns:xsi xsi:schemaLocation identifier',
    children: /^metadata organizations resources $/,
  },
  metadata: { children: /^schema schemaversion lomimscc:lom $/ },
  schema: {},
  schemaversion: {},
  'lomimscc:lom': { children: /^lomimscc:general $/ },
  'lomimscc:general': { children: /^lomimscc:title $/ },
  'lomimscc:title': { children: /^lomimscc:string $/ },
  'lomimscc:string': {},
  organizations: { children: /^organization $/ },
  organization: { attributes: 'identifier structure', children: /^item $/ },
  title: {},
  resources: { children: /^resource $/ },
  resource: { attributes: 'identifier type', children: /^file $/ },
  file: { attributes: 'href' },
  questestinterop: { attributes: 'xmlns xmlns:xsi xsi:schemaLocation', children: /^assessment $/ },
  assessment: { attributes: 'ident title', children: /^qtimetadata section $/ },
  qtimetadata: { children: /^(qtimetadatafield )+$/ },
  qtimetadatafield: { children: /^fieldlabel fieldentry $/ },
  fieldlabel: {},
  fieldentry: {},
  section: { attributes: 'ident', children: /^(item )+$/ },
  item: {
    attributes: 'ident? title? identifier? identifierref?',
    children: /^(itemmetadata presentation resprocessing (itemfeedback )?|item |title )$/,
  },
  itemmetadata: { children: /^qtimetadata $/ },
  presentation: { children: /^material response_(lid|str) $/ },
  material: { children: /^mattext $/ },
  mattext: { attributes: 'texttype' },
  response_lid: { attributes: 'ident rcardinality', children: /^render_choice $/ },
  response_str: { attributes: 'ident rcardinality', children: /^render_fib $/ },
  render_choice: { children: /^(response_label )+$/ },
  render_fib: { children: /^response_label $/ },
  response_label: { attributes: 'ident rshuffle?', children: /^(material )?$/ },
  resprocessing: { children: /^outcomes (respcondition ){1,2}$/ },
  outcomes: { children: /^decvar $/ },
  decvar: { attributes: 'varname vartype minvalue maxvalue' },
  respcondition: { attributes: 'continue', children: /^conditionvar (setvar |displayfeedback )$/ },
  conditionvar: { children: /^(other |(varequal )+)$/ },
  other: {},
  varequal: { attributes: 'respident case?' },
  setvar: { attributes: 'action varname' },
  displayfeedback: { attributes: 'feedbacktype linkrefid' },
  itemfeedback: { attributes: 'ident', children: /^flow_mat $/ },
  flow_mat: { children: /^material $/ },
};

const questions: WritableQuestion[] = [
  { text: '<b>&\u0001 “Ẹ̀kọ́”?', options: ['"a"', 'b < c'], correct: 1, explanation: '' },
  { text: 'Two\nlines', options: ['1', '2', '3', '4'], correct: 0, explanation: 'Because & so.' },
];
/** Each way in which a typed question goes out, with an explanation and without. */
const typedQuestions: WritableQuestion[] = (
  [
    { kind: 'number', key: '25 m/s', nots: ['100 m/s'] },
    { kind: 'number', key: '3.14', tolerance: '±0.01' },
    { kind: 'word', key: '"<Mali>"', also: ['Mali & so'], nots: ['Ghana'] },
  ] as const
).flatMap((typed) =>
  ['', 'Because & so.'].map((explanation) => ({
    ...{ text: 'How <much>?', options: [], correct: null, explanation },
    typed: { ...typed } as NonNullable<WritableQuestion['typed']>,
  })),
);
const title = 'A/B "tests" & <more>';

const filesOf = (zip: Uint8Array): Record<string, Element> =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, parse(strFromU8(bytes))]));

describe('the QTI 2.1 package', () => {
  const files = filesOf(writeQti2({ title, questions }));
  const file = (name: string) => files[name] as Element;

  it('keeps to the structure of the standard in every file', () => {
    expect(Object.keys(files).sort()).toEqual(['imsmanifest.xml', 'item-1.xml', 'item-2.xml', 'test.xml']);
    for (const root of Object.values(files)) expect(faultsOf(qtiGrammar, root)).toEqual([]);
  });

  it('does so with typed questions', () => {
    const typed = Object.values(unzipSync(writeQti2({ title, questions: typedQuestions })));
    for (const bytes of typed) expect(faultsOf(qtiGrammar, parse(strFromU8(bytes)))).toEqual([]);
  });

  it('names every file once, under identifiers that are unique and well-formed', () => {
    const resources = find(file('imsmanifest.xml'), 'resource');
    expect(resources.map(({ attributes }) => attributes.href).sort()).toEqual(['item-1.xml', 'item-2.xml', 'test.xml']);
    for (const { attributes, children } of resources) {
      expect(children[0]?.attributes.href).toBe(attributes.href);
      expect(attributes.type).toBe(attributes.href === 'test.xml' ? 'imsqti_test_xmlv2p1' : 'imsqti_item_xmlv2p1');
    }
    const test = file('test.xml');
    const ids = [test, ...['testPart', 'assessmentSection', 'assessmentItemRef'].flatMap((name) => find(test, name))];
    const identifiers = ids.map(({ attributes }) => attributes.identifier ?? '');
    expect(new Set(identifiers).size).toBe(identifiers.length);
    for (const identifier of identifiers) expect(identifier).toMatch(/^[A-Za-z_][\w.-]*$/);
    expect(test.attributes.title).toBe(title);
  });

  it('holds the words as they are, the key, and the explanation only where there is one', () => {
    const [plain, explained] = [file('item-1.xml'), file('item-2.xml')];
    expect(find(plain, 'prompt')[0]?.text).toBe('<b>& “Ẹ̀kọ́”?');
    expect(find(plain, 'simpleChoice').map(({ attributes, text }) => [attributes.identifier, text])).toEqual([
      ['A', '"a"'],
      ['B', 'b < c'],
    ]);
    expect(find(plain, 'correctResponse')[0]?.children[0]?.text).toBe('B');
    expect(find(plain, 'responseProcessing')[0]?.attributes.template).toMatch(/rptemplates\/match_correct$/);
    expect(find(plain, 'modalFeedback')).toEqual([]);
    const [feedback] = find(explained, 'modalFeedback');
    expect(feedback?.children[0]?.text).toBe('Because & so.');
    const declared = find(explained, 'outcomeDeclaration').map(({ attributes }) => attributes.identifier);
    expect(declared).toContain(feedback?.attributes.outcomeIdentifier);
  });
});

describe('the QTI 3.0 package', () => {
  const files = filesOf(writeQti3({ title, questions: [...questions, ...typedQuestions] }));
  const file = (name: string) => files[name] as Element;

  it('keeps to the structure of the standard in every file', () => {
    expect(Object.keys(files)).toHaveLength(2 + questions.length + typedQuestions.length);
    for (const root of Object.values(files)) expect(faultsOf(qti3Grammar, root)).toEqual([]);
  });

  it('says that it is one', () => {
    expect(find(file('imsmanifest.xml'), 'schema')[0]?.text).toBe('QTI Package');
    expect(find(file('imsmanifest.xml'), 'schemaversion')[0]?.text).toBe('3.0.0');
    const types = find(file('imsmanifest.xml'), 'resource').map(({ attributes }) => attributes.type);
    expect([...new Set(types)]).toEqual(['imsqti_test_xmlv3p0', 'imsqti_item_xmlv3p0']);
    expect(file('item-1.xml').attributes.xmlns).toBe('http://www.imsglobal.org/xsd/imsqtiasi_v3p0');
    expect(find(file('item-1.xml'), 'qti-response-processing')[0]?.attributes.template).toBe(
      'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml',
    );
  });
});

describe('the cartridge', () => {
  const files = filesOf(writeCartridge({ title, questions: [...questions, ...typedQuestions] }));
  const [manifest, quiz] = [files['imsmanifest.xml'] as Element, files['quiz/assessment.xml'] as Element];

  it('keeps to the structure of the standard in every file', () => {
    for (const root of Object.values(files)) expect(faultsOf(cartridgeGrammar, root)).toEqual([]);
  });

  it('says that it is one, and where its only quiz is', () => {
    expect(find(manifest, 'schemaversion')[0]?.text).toBe('1.1.0');
    const [resource] = find(manifest, 'resource');
    expect(resource?.attributes.type).toBe('imsqti_xmlv1p2/imscc_xmlv1p1/assessment');
    expect(find(manifest, 'file')[0]?.attributes.href).toBe('quiz/assessment.xml');
    expect(find(manifest, 'title').at(-1)?.text).toBe('A/B "tests" & ‹more›');
    // By this Moodle knows that it can read it.
    expect(manifest.attributes.xmlns).toBe('http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1');
    const entries = find(manifest, 'item').map(({ attributes }) => attributes.identifierref);
    expect(entries).toContain(resource?.attributes.identifier);
  });

  it('holds text as HTML that shows it, and what is right by the names of options or in words', () => {
    expect(find(quiz, 'mattext')[0]?.text).toBe('&lt;b&gt;&amp; “Ẹ̀kọ́”?');
    expect(find(quiz, 'mattext').map(({ text }) => text)).toContain('Two<br/>lines');
    const profiles = find(quiz, 'fieldentry').map(({ text }) => text);
    expect(profiles.slice(3, 6)).toEqual(['cc.multiple_choice.v0p1', 'cc.multiple_choice.v0p1', 'cc.fib.v0p1']);
    const right = find(find(quiz, 'item')[0] as Element, 'varequal');
    expect(right.map(({ text }) => text)).toEqual(['B']);
  });

  it('shows the explanation whatever the answer was', () => {
    const explained = find(quiz, 'item')[1] as Element;
    const [shown] = find(explained, 'displayfeedback');
    expect(shown?.attributes.linkrefid).toBe(find(explained, 'itemfeedback')[0]?.attributes.ident);
  });
});
