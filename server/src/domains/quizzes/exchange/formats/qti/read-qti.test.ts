import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { manifestOf, packageOf, packed } from '../../../../../../test/packages.ts';
import type { WritableQuestion } from '../draft.ts';
import { writeCartridge } from './cartridge.ts';
import { readQti } from './read-qti.ts';
import { writeQti2 } from './v2.ts';
import { writeQti3 } from './v3.ts';

/** Files in the shapes that other programs write; our own words, after their exporters and the specification. */

const v3 = (identifier: string, inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="${identifier}" title="${identifier}" adaptive="false" time-dependent="false">
${inside}
</qti-assessment-item>`;

/** As TAO and the examples of 1EdTech lay it out. */
const rivers = v3(
  'rivers',
  `<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">
    <qti-correct-response><qti-value>niger</qti-value></qti-correct-response>
  </qti-response-declaration>
  <qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>
  <qti-item-body>
    <p>Three rivers
        meet the sea.</p>
    <qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="1">
      <qti-prompt>Which is the <strong>longest</strong>?</qti-prompt>
      <qti-simple-choice identifier="volta">The Volta<qti-feedback-inline outcome-identifier="FEEDBACK" identifier="x">No.</qti-feedback-inline></qti-simple-choice>
      <qti-simple-choice identifier="niger">The Niger</qti-simple-choice>
    </qti-choice-interaction>
    <qti-rubric-block view="scorer"><qti-content-body>One mark.</qti-content-body></qti-rubric-block>
  </qti-item-body>
  <qti-response-processing>
    <qti-response-condition>
      <qti-response-if><qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>
        <qti-set-outcome-value identifier="FEEDBACK"><qti-base-value base-type="identifier">correct</qti-base-value></qti-set-outcome-value></qti-response-if>
      <qti-response-else><qti-set-outcome-value identifier="FEEDBACK"><qti-base-value base-type="identifier">incorrect</qti-base-value></qti-set-outcome-value></qti-response-else>
    </qti-response-condition>
  </qti-response-processing>
  <qti-modal-feedback outcome-identifier="FEEDBACK" identifier="incorrect" show-hide="show"><qti-content-body>No, look again.</qti-content-body></qti-modal-feedback>
  <qti-modal-feedback outcome-identifier="FEEDBACK" identifier="correct" show-hide="show"><qti-content-body><p>It has 4,180 km.</p></qti-content-body></qti-modal-feedback>`,
);
const poet = v3(
  'poet',
  `<qti-response-declaration identifier="R1" cardinality="single" base-type="string">
    <qti-correct-response><qti-value>Okigbo</qti-value></qti-correct-response>
    <qti-mapping default-value="0"><qti-map-entry map-key="Okigbo" mapped-value="1"/><qti-map-entry map-key="Christopher Okigbo" mapped-value="1"/></qti-mapping>
  </qti-response-declaration>
  <qti-item-body><p>The poet <qti-text-entry-interaction response-identifier="R1" expected-length="15"/> wrote Labyrinths.</p></qti-item-body>
  <qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/map_response.xml"/>`,
);
const other = (interaction: string) =>
  v3(
    'x',
    `<qti-response-declaration identifier="R" cardinality="single" base-type="identifier"/><qti-item-body><p>Do.</p>${interaction}</qti-item-body>`,
  );

/** Of the answers, each of which has its own words in these files. */
const unsaid = 'We left out its feedback on single answers';

describe('a backup of a Moodle course', () => {
  it.each([
    ['zipped', packageOf({ 'moodle_backup.xml': '<moodle_backup/>' })],
    ['tarred', gzipSync('moodle_backup.xml').toString('base64')],
  ])('%s is answered with what is wanted instead', (_, content) => {
    expect(readQti(content)).toMatchObject({
      questions: [],
      faults: [{ message: expect.stringContaining('Moodle XML') }],
    });
  });
});

describe('packages of QTI 3.0', () => {
  const test = `<qti-assessment-test xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="T" title="T"><qti-test-part identifier="P" navigation-mode="linear" submission-mode="individual">
    <qti-assessment-section identifier="S" title="S" visible="true"><qti-assessment-section identifier="S2" title="S2" visible="true">
      <qti-assessment-item-ref identifier="a" href="../items/poet%201.xml"/></qti-assessment-section>
      <qti-assessment-item-ref identifier="b" href="../items/rivers.xml"/></qti-assessment-section></qti-test-part></qti-assessment-test>`;

  it('are read in the order of their test, with what is shown before the answer and the explanation for who is right', () => {
    const manifest = manifestOf(
      ['imsqti_item_xmlv3p0', 'items/rivers.xml'],
      ['imsqti_item_xmlv3p0', 'items/poet%201.xml'],
      ['imsqti_test_xmlv3p0', 'tests/test.xml'],
    );
    const files = { 'imsmanifest.xml': manifest, 'items/rivers.xml': rivers, 'items/poet 1.xml': poet };
    expect(readQti(packageOf({ ...files, 'tests/test.xml': test }))).toEqual({
      questions: [
        {
          question: 'The poet _____ wrote Labyrinths.',
          options: [],
          correct_answer: null,
          explanation: '',
          typed: { kind: 'word', key: 'Okigbo', also: ['Christopher Okigbo'] },
        },
        {
          question: 'Three rivers meet the sea.\nWhich is the longest?',
          options: [{ text: 'The Volta' }, { text: 'The Niger' }],
          correct_answer: 'B',
          explanation: 'It has 4,180 km.',
        },
      ],
      faults: [{ line: 2, number: 2, message: unsaid }],
    });
  });

  it('may be a single item in a file of its own', () => {
    expect(readQti(rivers)).toMatchObject({ faults: [{ message: unsaid }], questions: [{ correct_answer: 'B' }] });
  });

  it.each([
    ['<qti-extended-text-interaction response-identifier="R"/>', 'We can’t read questions that are answered at length'],
    ['<qti-match-interaction response-identifier="R"/>', 'We can’t read matching pairs'],
    ['<qti-order-interaction response-identifier="R"/>', 'We can’t read questions about an order'],
    ['<qti-hotspot-interaction response-identifier="R"/>', 'The question has a picture, which we can’t take'],
    ['<qti-slider-interaction response-identifier="R"/>', 'We can only read questions with one right answer'],
  ])('say of %s by its number why it cannot be taken', (interaction, message) => {
    const manifest = manifestOf(['imsqti_item_xmlv3p0', 'a.xml'], ['imsqti_item_xmlv3p0', 'b.xml']);
    const read = readQti(packageOf({ 'imsmanifest.xml': manifest, 'a.xml': rivers, 'b.xml': other(interaction) }));
    expect(read.questions).toHaveLength(1);
    expect(read.faults).toMatchObject([
      { number: 1, message: unsaid },
      { number: 2, message },
    ]);
  });
});

/** As Canvas writes its cartridges. */
const field = (label: string, entry: string) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
const material = (html: string) =>
  `<material><mattext texttype="text/html">${html.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</mattext></material>`;
const item = (profile: string, html: string, response: string, processing: string, more = '') => `
  <item ident="g4f" title="Question"><itemmetadata><qtimetadata>${field('cc_profile', profile)}</qtimetadata></itemmetadata>
  <presentation>${material(`<div>${html}</div>`)}${response}</presentation>
  <resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${processing}</resprocessing>${more}</item>`;
const choice = (...labels: string[]) =>
  `<response_lid ident="response1" rcardinality="Single"><render_choice>${labels
    .map((label, at) => `<response_label ident="${7000 + at}">${material(label)}</response_label>`)
    .join('')}</render_choice></response_lid>`;
const field1 =
  '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1" rshuffle="No"/></render_fib></response_str>';
const gives = (test: string, worth = 100) =>
  `<respcondition continue="No"><conditionvar>${test}</conditionvar><setvar action="Set" varname="SCORE">${worth}</setvar></respcondition>`;
const is = (...answers: string[]) => answers.map((one) => `<varequal respident="response1">${one}</varequal>`).join('');
const shows = (ident: string) =>
  `<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="${ident}"/></respcondition>`;
const feedback = (ident: string, html: string) =>
  `<itemfeedback ident="${ident}"><flow_mat>${material(html)}</flow_mat></itemfeedback>`;
const quiz = (...items: string[]) =>
  `<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="q" title="Quiz"><qtimetadata>${field('cc_maxattempts', '1')}</qtimetadata><section ident="root_section">${items.join('')}</section></assessment></questestinterop>`;

const ofCartridge = 'imsqti_xmlv1p2/imscc_xmlv1p1/assessment';
const only = (...items: string[]) =>
  readQti(
    packageOf({
      'imsmanifest.xml': manifestOf([ofCartridge, 'q/assessment_qti.xml']),
      'q/assessment_qti.xml': quiz(...items),
    }),
  );

const water = item(
  'cc.multiple_choice.v0p1',
  'What is <strong>H<sub>2</sub>O</strong> at 10<sup>2</sup>&nbsp;°C?',
  choice('<p>Ice</p>', 'Steam &amp; vapour'),
  `${shows('general_fb')}${gives(is('7001'))}`,
  `${feedback('correct_fb', 'Well done!')}${feedback('general_fb', '<p>It boils.</p><p>At 100 °C.</p>')}`,
);
const flat = item('cc.true_false.v0p1', 'The earth is flat.', choice('True', 'False'), gives(is('7001')));
const city = item('cc.fib.v0p1', 'Name the city.', field1, gives(is('Lagos', 'Eko')));

describe('cartridges', () => {
  it('are read as Canvas writes them: choices, true or false, words', () => {
    expect(only(water, flat, city)).toEqual({
      questions: [
        {
          question: 'What is H₂O at 10² °C?',
          options: [{ text: 'Ice' }, { text: 'Steam & vapour' }],
          correct_answer: 'B',
          explanation: 'It boils.\nAt 100 °C.',
        },
        {
          question: 'The earth is flat.',
          options: [{ text: 'True' }, { text: 'False' }],
          correct_answer: 'B',
          explanation: '',
        },
        {
          question: 'Name the city.',
          options: [],
          correct_answer: null,
          explanation: '',
          typed: { kind: 'word', key: 'Lagos', also: ['Eko'] },
        },
      ],
      faults: [{ line: 2, number: 1, message: unsaid }],
    });
  });

  it('give all questions of several quizzes and banks in order, and count what else is in them', () => {
    const bank = quiz(city).replace(/<(\/?)assessment\b/g, '<$1objectbank');
    const read = readQti(
      packageOf({
        'imsmanifest.xml': manifestOf(
          ['webcontent', 'pages/welcome.html'],
          [ofCartridge, 'one/assessment_qti.xml', '<dependency identifierref="r2"/>'],
          ['associatedcontent/imscc_xmlv1p1/learning-application-resource', 'one/assessment_meta.xml'],
          ['imswl_xmlv1p1', 'link.xml'],
          ['imsqti_xmlv1p2/imscc_xmlv1p3/assessment', 'two.xml'],
          ['imsqti_xmlv1p2/imscc_xmlv1p3/question-bank', 'bank.xml'],
        ),
        'one/assessment_qti.xml': quiz(water),
        'two.xml': quiz(flat),
        'bank.xml': bank,
      }),
    );
    expect(read.questions.map(({ question }) => question)).toEqual([
      'What is H₂O at 10² °C?',
      'The earth is flat.',
      'Name the city.',
    ]);
    expect(read).toMatchObject({ faults: [{ number: 1, message: unsaid }], left_out: 2 });
  });

  it('of Canvas are read from the fuller file beside, which has numbers too', () => {
    const number = item(
      '',
      'How long?',
      field1,
      gives(
        `<or>${is('4180.0')}<and><vargte respident="response1">4100</vargte><varlte respident="response1">4260</varlte></and></or>`,
      ),
    ).replace(field('cc_profile', ''), field('question_type', 'numerical_question'));
    const read = readQti(
      packageOf({
        'imsmanifest.xml': manifestOf(
          [ofCartridge, 'g1/assessment_qti.xml', '<dependency identifierref="r1"/>'],
          [
            'associatedcontent/imscc_xmlv1p1/learning-application-resource',
            'g1/assessment_meta.xml',
            '<file href="non_cc_assessments/g1.xml.qti"/>',
          ],
        ),
        'g1/assessment_qti.xml': quiz(water),
        'g1/assessment_meta.xml': '<quiz/>',
        'non_cc_assessments/g1.xml.qti': quiz(water, number),
      }),
    );
    expect(read.questions).toHaveLength(2);
    expect(read.questions[1]?.typed).toEqual({ kind: 'number', key: '4180', tolerance: '±80' });
    expect(read).not.toHaveProperty('left_out');
  });

  it.each([
    [
      'several right options',
      item('cc.multiple_response.v0p1', 'Which?', choice('a', 'b'), gives(is('7000'))),
      'More than one answer is right',
    ],
    [
      'two that both count',
      item('', 'Which?', choice('a', 'b'), gives(is('7000')) + gives(is('7001'))),
      'More than one answer is right',
    ],
    [
      'part of the marks',
      item('', 'Which?', choice('a', 'b'), gives(is('7000')) + gives(is('7001'), 50)),
      'An answer counts in part, and ours are right or wrong',
    ],
    ['an essay', item('cc.essay.v0p1', 'Discuss.', field1, ''), 'We can’t read questions that are answered at length'],
    [
      'matching',
      item('', 'Match.', choice('a', 'b') + choice('c', 'd'), ''),
      'We can only read questions with one right answer',
    ],
    [
      'a part of a word',
      item('cc.pattern_match.v0p1', 'Name it.', field1, gives('<varsubstring respident="response1">La</varsubstring>')),
      'An answer counts by a part of it, which we can’t read',
    ],
    ['no key', item('cc.multiple_choice.v0p1', 'Which?', choice('a', 'b'), ''), 'The right answer isn’t marked'],
    [
      'a picture that did not come along',
      item(
        'cc.multiple_choice.v0p1',
        'What is this? <img src="$IMS-CC-FILEBASE$/x.png">',
        choice('a', 'b'),
        gives(is('7000')),
      ),
      'The question has a picture that isn’t in the file',
    ],
    [
      'a picture as an option',
      item('cc.multiple_choice.v0p1', 'Which?', choice('<img src="a.png">', 'b'), gives(is('7000'))),
      'The question has pictures among its answers, which we can’t take',
    ],
  ])('say of %s by its number why it cannot be taken', (_, asked, message) => {
    const read = only(flat, asked);
    expect(read.questions).toHaveLength(1);
    expect(read.faults).toMatchObject([{ number: 2, message }]);
  });
});

describe('our own packages', () => {
  const many = (count: number): WritableQuestion[] =>
    Array.from({ length: count }, (_, index) => ({
      text: `Is ${index} < ${index + 1} & $x^2$ “ọ́”?`,
      options: ['yes', 'no', 'perhaps', 'never'].slice(0, 2 + (index % 3)),
      correct: index % 2,
      explanation: index % 2 ? 'Because:\n1 > 0' : '',
    }));

  it.each([
    ['2.1', writeQti2],
    ['3.0', writeQti3],
    ['cartridge', writeCartridge],
  ])('%s come back whole, one question and a hundred; of two hundred we say so', (_, write) => {
    for (const count of [1, 100]) {
      const written = many(count);
      const read = readQti(packed(write)(written));
      expect(read.faults).toEqual([]);
      expect(read.questions.map(({ question, explanation }) => [question, explanation])).toEqual(
        written.map(({ text, explanation }) => [text, explanation]),
      );
      expect(read.questions.map(({ options }) => options.map(({ text }) => text))).toEqual(
        written.map(({ options }) => options),
      );
      expect(read.questions.map(({ correct_answer }) => correct_answer)).toEqual(
        written.map(({ correct }) => 'AB'.charAt(correct ?? 0)),
      );
    }
    const tooMany = readQti(packed(write)(many(200)));
    expect(tooMany.questions).toHaveLength(100);
    expect(tooMany.faults).toEqual([
      { line: expect.any(Number), number: 101, message: 'We only read the first 100 questions' },
    ]);
  });
});
