import type { TypedKey } from '@akada/answers';
import { strToU8, zipSync } from 'fflate';
import { letterOf } from '../../quiz.rules.ts';
import type { WritableQuestion } from './draft.ts';
import { typedOut } from './typed-out.ts';
import { xmlText } from './xml.ts';

/** A QTI 2.1 content package: one item a question, a test that holds them, and the manifest. */

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const published = 'http://www.imsglobal.org/xsd';

/** A namespace and where its schema is published. */
const inSchema = (namespace: string, file: string) =>
  [
    `xmlns="${published}/${namespace}"`,
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
    `xsi:schemaLocation="${published}/${namespace} ${published}/qti/qtiv2p1/${file}.xsd"`,
  ].join(' ');
const qti = inSchema('imsqti_v2p1', 'imsqti_v2p1p1');
const contentPackage = inSchema('imscp_v1p1', 'qtiv2p1_imscpv1p2_v1p0');

/** The standard's own processing, which every program knows. */
const template = (name: string) => `http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}`;

const itemId = (index: number) => `item-${index + 1}`;

/** What parts one kind of question from the others. */
interface Asked {
  declaration: string[];
  body: string[];
  /** The standard's own processing that grades it; null where none does. */
  template: string | null;
  /** The same written out: what has to hold. */
  isRight: string;
}

function askChoice({ text, options, correct }: Pick<WritableQuestion, 'text' | 'options' | 'correct'>): Asked {
  const choices = options.map(
    (option, position) => `      <simpleChoice identifier="${letterOf(position)}">${xmlText(option)}</simpleChoice>`,
  );
  return {
    declaration: [
      '  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">',
      `    <correctResponse><value>${letterOf(correct ?? 0)}</value></correctResponse>`,
      '  </responseDeclaration>',
    ],
    body: [
      '    <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">',
      `      <prompt>${xmlText(text)}</prompt>`,
      ...choices,
      '    </choiceInteraction>',
    ],
    template: template('match_correct'),
    isRight: '<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>',
  };
}

function askTyped(text: string, typed: TypedKey): Asked {
  const out = typedOut(typed, { hasUnits: false });
  const body = [
    `    <p>${xmlText(text)}</p>`,
    '    <p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="20"/></p>',
  ];
  const declare = (baseType: string, key: string, mapping: string[]) => [
    `  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="${baseType}">`,
    `    <correctResponse><value>${xmlText(key)}</value></correctResponse>`,
    ...mapping,
    '  </responseDeclaration>',
  ];
  if (out.is === 'number') {
    const bounds = 'includeLowerBound="true" includeUpperBound="true"';
    return {
      declaration: declare('float', out.value, []),
      body,
      template: null,
      isRight: `<equal toleranceMode="absolute" tolerance="${out.off} ${out.off}" ${bounds}><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal>`,
    };
  }
  const entry = (value: number) => (answer: string) =>
    `      <mapEntry mapKey="${xmlText(answer)}" mappedValue="${value}" caseSensitive="false"/>`;
  const mapping = [
    '    <mapping defaultValue="0">',
    ...out.accepted.map(entry(1)),
    ...out.nots.map(entry(0)),
    '    </mapping>',
  ];
  return {
    declaration: declare('string', out.accepted[0] ?? '', mapping),
    body,
    template: template('map_response'),
    isRight: '<gt><mapResponse identifier="RESPONSE"/><baseValue baseType="float">0</baseValue></gt>',
  };
}

function writeItem({ text, typed, explanation, ...choice }: WritableQuestion, index: number): string {
  const asked = typed ? askTyped(text, typed) : askChoice({ text, ...choice });
  const isExplained = explanation.trim() !== '';
  return [
    head,
    `<assessmentItem ${qti} identifier="${itemId(index)}" title="Question ${index + 1}" adaptive="false" timeDependent="false">`,
    ...asked.declaration,
    '  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float">',
    '    <defaultValue><value>0</value></defaultValue>',
    '  </outcomeDeclaration>',
    ...(isExplained
      ? ['  <outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>']
      : []),
    '  <itemBody>',
    ...asked.body,
    '  </itemBody>',
    ...(asked.template && !isExplained
      ? [`  <responseProcessing template="${asked.template}"/>`]
      : gradeAndExplain(asked.isRight, explanation)),
    '</assessmentItem>',
    '',
  ].join('\n');
}

/** The grading written out, since templates show no feedback and know no tolerance; then the explanation, if there is one. */
const gradeAndExplain = (isRight: string, explanation: string) => [
  '  <responseProcessing>',
  '    <responseCondition>',
  '      <responseIf>',
  `        ${isRight}`,
  '        <setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>',
  '      </responseIf>',
  '      <responseElse>',
  '        <setOutcomeValue identifier="SCORE"><baseValue baseType="float">0</baseValue></setOutcomeValue>',
  '      </responseElse>',
  '    </responseCondition>',
  ...(explanation.trim()
    ? [
        '    <setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">explanation</baseValue></setOutcomeValue>',
        '  </responseProcessing>',
        '  <modalFeedback outcomeIdentifier="FEEDBACK" identifier="explanation" showHide="show">',
        `    <p>${xmlText(explanation)}</p>`,
        '  </modalFeedback>',
      ]
    : ['  </responseProcessing>']),
];

function writeTest(title: string, count: number): string {
  const items = Array.from(
    { length: count },
    (_, index) => `      <assessmentItemRef identifier="${itemId(index)}" href="${itemId(index)}.xml"/>`,
  );
  return [
    head,
    `<assessmentTest ${qti} identifier="test" title="${xmlText(title)}">`,
    '  <testPart identifier="part-1" navigationMode="nonlinear" submissionMode="simultaneous">',
    '    <assessmentSection identifier="section-1" title="Questions" visible="true">',
    ...items,
    '    </assessmentSection>',
    '  </testPart>',
    '</assessmentTest>',
    '',
  ].join('\n');
}

function writeManifest(count: number): string {
  const ids = Array.from({ length: count }, (_, index) => itemId(index));
  const item = (id: string) =>
    `    <resource identifier="${id}" type="imsqti_item_xmlv2p1" href="${id}.xml"><file href="${id}.xml"/></resource>`;
  return [
    head,
    `<manifest ${contentPackage} identifier="quiz">`,
    '  <metadata>',
    '    <schema>QTIv2.1 Package</schema>',
    '    <schemaversion>1.0.0</schemaversion>',
    '  </metadata>',
    '  <organizations/>',
    '  <resources>',
    '    <resource identifier="test" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/>',
    ...ids.map((id) => `      <dependency identifierref="${id}"/>`),
    '    </resource>',
    ...ids.map(item),
    '  </resources>',
    '</manifest>',
    '',
  ].join('\n');
}

interface WritableQuiz {
  title: string;
  questions: readonly WritableQuestion[];
}

export function writeQti({ title, questions }: WritableQuiz): Uint8Array {
  const items = questions.map((question, index) => [`${itemId(index)}.xml`, strToU8(writeItem(question, index))]);
  return zipSync({
    'imsmanifest.xml': strToU8(writeManifest(questions.length)),
    'test.xml': strToU8(writeTest(title, questions.length)),
    ...Object.fromEntries(items),
  });
}
