import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { manifestOf, packageOf } from '../../../../../../test/packages.ts';
import { readQti } from './read-qti.ts';

const item = (text: string) => `<assessmentItem identifier="x">
  <responseDeclaration identifier="R" cardinality="single"><correctResponse><value>a</value></correctResponse></responseDeclaration>
  <itemBody><choiceInteraction responseIdentifier="R"><prompt>${text}</prompt><simpleChoice identifier="a">yes</simpleChoice><simpleChoice identifier="b">no</simpleChoice></choiceInteraction></itemBody>
</assessmentItem>`;
const v2 = 'imsqti_item_xmlv2p2';
const v1 = 'imsqti_xmlv1p2/imscc_xmlv1p3/assessment';

it.each([
  ['has no manifest', { 'a.xml': item('A?') }, 'The package has no imsmanifest.xml, which says what is in it'],
  ['has a broken manifest', { 'imsmanifest.xml': '<manifest>' }, 'imsmanifest.xml: This isn’t well-formed XML'],
  [
    'declares entities',
    { 'imsmanifest.xml': '<!DOCTYPE m [<!ENTITY a "b">]><manifest>&a;</manifest>' },
    'imsmanifest.xml: We don’t read document type declarations',
  ],
  ['has no questions', { 'imsmanifest.xml': manifestOf() }, 'We couldn’t find a question in it'],
])('a package that %s is refused with its reason', (_, files, message) => {
  expect(readQti(packageOf(files))).toEqual({ questions: [], faults: [{ line: 1, message }] });
});

it('a file that isn’t there, and one outside the package, are named, and the rest is read', () => {
  const manifest = manifestOf([v2, 'gone.xml'], [v2, '../../etc/passwd'], [v2, 'a.xml'], [v2, '..%2f..%2fetc%2fhosts']);
  const { questions, faults } = readQti(packageOf({ 'imsmanifest.xml': manifest, 'a.xml': item('A?') }));
  expect(questions).toMatchObject([{ question: 'A?' }]);
  expect(faults).toEqual([
    { line: 1, number: 1, message: 'gone.xml isn’t in the package' },
    { line: 1, number: 2, message: 'It points outside the package' },
  ]);
});

it('a file that the manifest names twice is read once', () => {
  const manifest = manifestOf([v2, 'a.xml'], [v2, './a.xml'], [v2, 'b/../a.xml']);
  expect(readQti(packageOf({ 'imsmanifest.xml': manifest, 'a.xml': item('A?') })).questions).toHaveLength(1);
});

it('a file that is in the zip twice is the first of them', () => {
  const manifest = manifestOf([v2, 'a.xml']);
  // The same name is written into the place of another of equal length.
  const zip = Buffer.from(
    packageOf({ 'imsmanifest.xml': manifest, 'a.xml': item('A?'), 'b.xml': item('B?') }),
    'base64',
  );
  const twice = Buffer.from(zip.toString('latin1').replaceAll('b.xml', 'a.xml'), 'latin1');
  expect(readQti(twice.toString('base64')).questions).toMatchObject([{ question: 'A?' }]);
});

it('of ten thousand questions in one quiz the first hundred are read', () => {
  const one =
    '<item ident="i"><presentation><material><mattext>Q?</mattext></material><response_lid ident="r"><render_choice><response_label ident="a"><material><mattext>y</mattext></material></response_label><response_label ident="b"><material><mattext>n</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar>1</setvar></respcondition></resprocessing></item>';
  const quiz = `<questestinterop><assessment><section><section><section>${one.repeat(10_000)}</section></section></section></assessment></questestinterop>`;
  const read = readQti(packageOf({ 'imsmanifest.xml': manifestOf([v1, 'q.xml']), 'q.xml': quiz }));
  expect(read.questions).toHaveLength(100);
  expect(read.faults).toMatchObject([{ number: 101, message: 'We only read the first 100 questions' }]);
});

it('sections nested without end are refused', () => {
  const read = readQti(
    packageOf({ 'imsmanifest.xml': manifestOf([v1, 'q.xml']), 'q.xml': '<section>'.repeat(100_000) }),
  );
  expect(read).toMatchObject({ questions: [], faults: [{ number: 1, message: 'Elements are nested too deeply' }] });
});

it('a bomb is not unpacked', () => {
  const manifest = manifestOf([v2, 'a.xml'], [v2, 'b.xml']);
  const air = new Uint8Array(6 * 1024 * 1024).fill(32);
  const read = readQti(packageOf({ 'imsmanifest.xml': manifest, 'a.xml': air, 'b.xml': air }));
  expect(read).toEqual({ questions: [], faults: [{ line: 1, message: 'There’s too much in this package' }] });
});

it('a bomb that says it is small gives no more than it said', () => {
  const manifest = manifestOf([v2, 'a.xml']);
  const air = new Uint8Array(6 * 1024 * 1024).fill(32);
  const zip = Buffer.from(zipSync({ 'imsmanifest.xml': Buffer.from(manifest), 'a.xml': air }));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(air.length);
  const small = Buffer.from([100, 0, 0, 0]).toString('latin1');
  const lying = Buffer.from(zip.toString('latin1').replaceAll(size.toString('latin1'), small), 'latin1');
  expect(readQti(lying.toString('base64')).questions).toEqual([]);
});

it.each([
  [
    'packed in a way that nobody knows',
    (zip: Buffer) => zip.writeUInt8(99, zip.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 10),
  ],
  [
    'whose content is broken',
    (zip: Buffer) =>
      zip.fill(
        255,
        zip.lastIndexOf('PK\u0003\u0004', undefined, 'latin1') + 36,
        zip.indexOf('PK\u0001\u0002', 0, 'latin1'),
      ),
  ],
])('a package with a file %s is refused with its reason', (_, spoil) => {
  const zip = Buffer.from(packageOf({ 'imsmanifest.xml': manifestOf([v2, 'a.xml']), 'a.xml': item('A?') }), 'base64');
  spoil(zip);
  expect(readQti(zip.toString('base64'))).toEqual({
    questions: [],
    faults: [{ line: 1, message: 'The package is damaged' }],
  });
});

it('a file in another encoding is read as it says', () => {
  const text = item('Où?').replace(/^/, '<?xml version="1.0" encoding="ISO-8859-1"?>');
  const files = { 'imsmanifest.xml': manifestOf([v2, 'a.xml']), 'a.xml': Buffer.from(text, 'latin1') };
  expect(readQti(packageOf(files)).questions).toMatchObject([{ question: 'Où?' }]);
  const wide = Buffer.from(`\ufeff${item('Ọ̀nà?')}`, 'utf16le');
  expect(readQti(packageOf({ ...files, 'a.xml': wide })).questions).toMatchObject([{ question: 'Ọ̀nà?' }]);
});
