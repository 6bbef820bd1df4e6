import type { TypedKey } from '@akada/answers';
import { describe, expect, it } from 'vitest';
import { packed } from '../../../../../test/packages.ts';
import { readCsv, writeCsv } from './csv.ts';
import type { WritableQuestion } from './draft.ts';
import { readGift, writeGift } from './gift.ts';
import { writeMoodle } from './moodle.ts';
import { writeCartridge } from './qti/cartridge.ts';
import { readQti } from './qti/read-qti.ts';
import { writeQti2 } from './qti/v2.ts';
import { writeQti3 } from './qti/v3.ts';
import { readMoodle } from './read-moodle.ts';
import { readText, writeText } from './text.ts';
import { lossesOf, wordsOut } from './typed-out.ts';

const asked = (typed: TypedKey, explanation = ''): WritableQuestion => ({
  ...{ text: 'How much, in {braces}?', options: [], correct: null, typed, explanation },
});

const formats = {
  text: { write: writeText, read: readText },
  csv: { write: writeCsv, read: readCsv },
  gift: { write: writeGift, read: readGift },
  moodle: {
    write: (questions: readonly WritableQuestion[]) => writeMoodle({ title: 'T', questions }),
    read: readMoodle,
  },
  qti: { write: packed(writeQti2), read: readQti },
  qti3: { write: packed(writeQti3), read: readQti },
  cartridge: { write: packed(writeCartridge), read: readQti },
};
type Format = keyof typeof formats;
const all = Object.keys(formats) as Format[];

/** What comes back of a typed question that went out. */
function back(format: Format, typed: TypedKey, explanation = '') {
  const { write, read } = formats[format];
  const { questions, faults } = read(write([asked(typed, explanation)]));
  expect(faults).toEqual([]);
  expect(questions).toMatchObject([{ question: 'How much, in {braces}?', options: [], explanation }]);
  return questions[0]?.typed;
}

describe('typed questions out and in again', () => {
  it.each(all.flatMap((format) => ['', 'Because: 5 = 5 & so.'].map((why) => [format, why] as const)))(
    '%s keeps a number with how far off it may be, and its slips (%s)',
    (format, why) => {
      const typed: TypedKey = { kind: 'number', key: '3.14', tolerance: '±0.01', nots: ['6.28'] };
      // QTI has no place for a number that is known to be wrong, and a cartridge none for how far off one may be.
      const { nots: _, ...alone } = typed;
      const kept = { qti: alone, qti3: alone, cartridge: { kind: 'number', key: '3.14' } };
      expect(back(format, typed, why)).toEqual(format in kept ? kept[format as keyof typeof kept] : typed);
    },
  );

  it.each(all)('%s keeps a whole number exact, a negative one too', (format) => {
    expect(back(format, { kind: 'number', key: '-25' })).toEqual({ kind: 'number', key: '-25' });
  });

  it.each(all)('%s keeps a number with its unit', (format) => {
    expect(back(format, { kind: 'number', key: '25 m/s' })).toEqual({ kind: 'number', key: '25 m/s' });
  });

  it.each(all)('%s keeps a word with its other names and slips, whatever signs they have', (format) => {
    const typed: TypedKey = {
      kind: 'word',
      key: 'C*algebra',
      also: ['~{von} = Neumann#', '50% <b>'],
      nots: ['vector'],
    };
    const { nots: _, ...alone } = typed;
    expect(back(format, typed)).toEqual(format === 'cartridge' ? alone : typed);
  });

  it('a cartridge accepts a number also as a decimal, and gives it back as a number', () => {
    expect(wordsOut({ kind: 'number', key: '1/4' }).accepted).toEqual(['1/4', '0.25']);
    expect(back('cartridge', { kind: 'number', key: '1/4' })).toEqual({ kind: 'number', key: '1/4' });
    expect(wordsOut({ kind: 'number', key: '1/3' }).accepted).toEqual(['1/3']);
  });

  it.each(all)('%s keeps a formula and several values as far as their key says what they are', (format) => {
    expect(back(format, { kind: 'expression', key: 'x^2 - 50x' })).toEqual({ kind: 'expression', key: 'x^2 - 50x' });
    expect(back(format, { kind: 'set', key: '2, -3' })).toEqual({ kind: 'set', key: '2, -3' });
  });

  it.each(['text', 'csv'] as const)('%s, our own, keeps every note', (format) => {
    const number: TypedKey = { kind: 'number', key: '0.042', sf: 2, nots: ['0.42', '4.2'] };
    expect(back(format, number)).toEqual(number);
    const distance: TypedKey = { kind: 'number', key: '12', unit: 'm' };
    expect(back(format, distance)).toEqual(distance);
    const pair: TypedKey = { kind: 'set', key: '(2, 3)', ordered: true };
    expect(back(format, pair)).toEqual(pair);
    const product: TypedKey = { kind: 'expression', key: '(x-1)(x+2)', form: 'factorised', domain: 'x > 0' };
    expect(back(format, product)).toEqual(product);
  });

  it.each(all)('%s keeps them beside questions with options', (format) => {
    const choice = { text: 'Which?', options: ['this', 'that'], correct: 1, explanation: '' };
    const { write, read } = formats[format];
    const { questions } = read(write([choice, asked({ kind: 'number', key: '5' }), choice]));
    expect(questions).toMatchObject([{ correct_answer: 'B' }, { typed: { key: '5' } }, { correct_answer: 'B' }]);
  });
});

describe('what a format does not know', () => {
  it('is named: formulas, several values, units, figures, forms, exact values', () => {
    const plain = { hasUnits: false };
    expect(lossesOf({ kind: 'word', key: 'atom' }, plain)).toEqual([]);
    expect(lossesOf({ kind: 'number', key: '25' }, plain)).toEqual([]);
    expect(lossesOf({ kind: 'expression', key: 'x+1' }, plain)[0]).toContain('letter by letter');
    expect(lossesOf({ kind: 'number', key: '25 m/s' }, plain)[0]).toContain('unit');
    expect(lossesOf({ kind: 'number', key: '25 m/s' }, { hasUnits: true })).toEqual([]);
    expect(lossesOf({ kind: 'number', key: '1/3' }, plain)[0]).toContain('0.3333333333');
    expect(lossesOf({ kind: 'number', key: '0.042', sf: 2 }, plain)).toHaveLength(1);
    expect(lossesOf({ kind: 'number', key: '25' }, { ...plain, hasNumbers: false })[0]).toContain('A number, which');
  });
});

describe('typed questions of other programs', () => {
  const gift = (inside: string) => readGift(`How much? {${inside}}`);
  it.each([
    ['#3.14:0.01', { kind: 'number', key: '3.14', tolerance: '±0.01' }],
    ['#3', { kind: 'number', key: '3' }],
    ['#1..5', { kind: 'number', key: '3', tolerance: '±2' }],
    ['#=1822:0#yes! =%0%1820:0', { kind: 'number', key: '1822', nots: ['1820'] }],
    ['=Achebe =Chinua Achebe#his name', { kind: 'word', key: 'Achebe', also: ['Chinua Achebe'] }],
    ['=2x + 3', { kind: 'expression', key: '2x + 3' }],
  ])('GIFT {%s}', (inside, typed) => {
    expect(gift(inside)).toMatchObject({ faults: [], questions: [{ options: [], typed }] });
    expect(gift(inside).questions[0]?.typed).toEqual(typed);
  });

  it.each([
    ['#three', 'We can’t read the number'],
    ['#=5:0 =%50%6:0', 'An answer counts in part, and ours are right or wrong'],
    ['=a -> b =c -> d', 'We can’t read matching pairs'],
    ['=Ach*', 'A star stands for any text, which we can’t read'],
    ['', 'We can’t read questions that are answered at length'],
  ])('GIFT {%s} is refused with its reason', (inside, message) => {
    expect(gift(inside)).toMatchObject({ questions: [], faults: [{ line: 1, message }] });
  });

  const moodle = (type: string, inside: string) =>
    readMoodle(
      `<quiz><question type="${type}"><questiontext format="html"><text>&lt;p&gt;How far?&lt;/p&gt;</text></questiontext>${inside}</question></quiz>`,
    );
  const answer = (text: string, fraction = 100, more = '') =>
    `<answer fraction="${fraction}" format="moodle_auto_format"><text>${text}</text>${more}</answer>`;

  it('a number of Moodle, with tolerance and units of which one is the number’s', () => {
    const units =
      '<units><unit><multiplier>0.001</multiplier><unit_name>km</unit_name></unit><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units>';
    const right = answer('25.5', 100, '<tolerance>0.5</tolerance>');
    const { questions, faults } = moodle('numerical', `${right}${answer('*', 0)}${answer('12', 0)}${units}`);
    expect(faults).toEqual([]);
    expect(questions[0]).toMatchObject({ question: 'How far?' });
    expect(questions[0]?.typed).toEqual({ kind: 'number', key: '25.5 m', tolerance: '±0.5', nots: ['12 m'] });
  });

  it('a short answer of Moodle is never HTML, whatever its question is', () => {
    const written = '<![CDATA[a<b && c>d]]>';
    expect(moodle('shortanswer', answer(written)).questions[0]?.typed).toMatchObject({ key: 'a<b && c>d' });
    expect(readGift('[html]<p>Which?</p> {=a<b>c =[plain][x]}').questions[0]?.typed).toEqual({
      ...{ kind: 'word', key: 'a<b>c', also: ['[x]'] },
    });
  });

  it('a short answer of Moodle with several that are right', () => {
    const { questions } = moodle('shortanswer', `${answer('Mali')}${answer('Mali Empire')}${answer('*', 0)}`);
    expect(questions[0]?.typed).toEqual({ kind: 'word', key: 'Mali', also: ['Mali Empire'] });
  });

  it.each([
    ['numerical', answer('five'), 'We can’t read the number'],
    ['numerical', `${answer('5')}${answer('6')}`, 'More than one number is right'],
    ['shortanswer', `${answer('Mali')}${answer('Maly', 50)}`, 'An answer counts in part, and ours are right or wrong'],
    ['shortanswer', answer('Mal*'), 'A star stands for any text, which we can’t read'],
    ['shortanswer', answer('Mali', 0), 'The right answer isn’t marked'],
  ])('%s of Moodle that we don’t know is refused with its reason', (type, inside, message) => {
    expect(moodle(type, inside)).toMatchObject({ questions: [], faults: [{ message }] });
  });

  const item = (declaration: string, processing = '') =>
    readQti(`<assessmentItem identifier="x">
      <responseDeclaration identifier="R" cardinality="single" ${declaration}</responseDeclaration>
      <itemBody><p>Name the city: <textEntryInteraction responseIdentifier="R"/></p></itemBody>
      <responseProcessing>${processing}</responseProcessing>
    </assessmentItem>`);

  it('a text entry of QTI, by its mapping', () => {
    const entry = (key: string, worth: number) => `<mapEntry mapKey="${key}" mappedValue="${worth}"/>`;
    const declared = (entries: string) =>
      `baseType="string"><correctResponse><value>Eko</value></correctResponse><mapping>${entries}</mapping>`;
    const { questions } = item(declared(entry('Lagos', 2) + entry('Eko', 2) + entry('Kano', 0)));
    expect(questions).toMatchObject([{ question: 'Name the city:' }]);
    expect(questions[0]?.typed).toEqual({ kind: 'word', key: 'Eko', also: ['Lagos'], nots: ['Kano'] });
    expect(item(declared(entry('Eko', 2) + entry('Lagos', 1))).faults).toMatchObject([
      { message: 'An answer counts in part, and ours are right or wrong' },
    ]);
  });

  it.each([
    ['', { kind: 'number', key: '3.5', tolerance: '±0' }],
    ['<equal toleranceMode="absolute" tolerance="0.1 0.1"/>', { kind: 'number', key: '3.5', tolerance: '±0.1' }],
    ['<equal toleranceMode="relative" tolerance="10"/>', { kind: 'number', key: '3.5', tolerance: '±0.35' }],
  ])('a number of QTI, as far off as %s says', (processing, typed) => {
    const declared = 'baseType="float"><correctResponse><value>3.5</value></correctResponse>';
    expect(item(declared, processing).questions[0]?.typed).toEqual(typed);
  });

  it('a line of ours that only looks like a key is part of the question', () => {
    const { questions } = readText('1. Look at\nSet: {1, 2}\nWhich is in it?\nA) 1\nB) 3\nCorrect: A');
    expect(questions).toMatchObject([{ question: 'Look at Set: {1, 2} Which is in it?', correct_answer: 'A' }]);
  });

  it('a key that nobody could meet is refused', () => {
    expect(readText('1. How much?\nNumber: 3,5').faults).toMatchObject([
      { line: 1, message: /can’t read this answer/ },
    ]);
  });
});
