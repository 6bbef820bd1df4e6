import { expect, it } from 'vitest';
import { judge } from '../../../answers/src/index.ts';
import { blankKey, blanksOf, readFaded } from './faded.ts';

const firstBlank = (step: string) => blankKey(blanksOf(readFaded([{ text: `1. ${step}`, at: 1 }]))[0]!);

it.each([
  ['It is {{5.15}} $\\times 10^{-7}$ m.', '×10^-7 m'],
  ['It is {{9}} × 10⁹ of them.', '×10^9 of'],
  ['So {{3}} $\\times 10^{8}$ $\\mathrm{m/s}$', '×10^8 m/s'],
  ['It is {{5}} m.', 'm'],
  ['It is {{5}} m/s at the foot.', 'm/s'],
  ['It is {{5}} N m, and so on.', 'N m'],
  ['The angle is {{5pi/6}} radians.', 'radians'],
  ['The coefficient of variation is {{2.83}} %.', '%'],
  ['The price changes by {{20}} per cent.', '%'],
])('reads the power of ten and the unit behind a blank: %s', (step, behind) => {
  expect(firstBlank(step)).toMatchObject({ behind });
});

it.each([
  'It is {{5}} a day.',
  'It grows by {{5}} cm a second.',
  'That is {{5}} J for each coulomb.',
  'Half is {{-3}}, so {{4}} follows.',
  '{{set: 1; 5}} $\\times 10^{2}$',
])('reads nothing else: %s', (step) => expect(firstBlank(step)).not.toHaveProperty('behind'));

it('takes the mantissa, the whole number and the whole with its unit for a blank before a power of ten', () => {
  const key = firstBlank('In metres the wavelength is {{5.15}} $\\times 10^{-7}$ m.');
  const verdicts = ['5.15', '5.15e-7', '5.15 × 10^-7 m', '515 nm', '5.15 × 10^-6', '6.15'].map(
    (typed) => judge(key, typed).is,
  );
  expect(verdicts).toEqual(['right', 'right', 'right', 'right', 'wrong', 'wrong']);
});

it('takes what stands for a letter behind a blank', () => {
  const key = firstBlank('The arc is {{10pi}} metres long.');
  expect(['10pi', '10π m', '10 pi metres'].map((typed) => judge(key, typed).is)).toEqual(['right', 'right', 'right']);
});

it('takes a number with the per cent that is printed behind it, and without', () => {
  const key = firstBlank('That is {{2.83}} % of the mean.');
  expect(['2.83', '2.83%', '2.83 %', '28.3%'].map((typed) => judge(key, typed).is)).toEqual([
    ...['right', 'right', 'right', 'wrong'],
  ]);
});

it('takes the letter behind a blank as its unit', () => {
  const key = firstBlank('It goes {{12}} m.');
  expect(['12', '12 m', '12m', '12t'].map((typed) => judge(key, typed).is)).toEqual([
    'right',
    'right',
    'right',
    'wrong',
  ]);
});

it('asks again for another unit of the same kind, and takes the whole of a longer one', () => {
  const judged = (step: string, typed: string[]) => typed.map((one) => judge(firstBlank(step), one).is);
  expect(judged('It goes {{12}} m.', ['12 cm', '12 kg'])).toEqual(['unread', 'wrong']);
  expect(judged('It goes {{12}} m/s then.', ['12', '12 m/s', '12 metres per second'])).toEqual(
    Array.from({ length: 3 }, () => 'right'),
  );
  expect(judged('It grows by {{12}} cm a second.', ['12', '12 cm/s', '12 cm'])).toEqual(['right', 'right', 'right']);
  expect(judged('The angle is {{5pi/6}} radians.', ['5π/6', '5π/6 rad', '150°'])).toEqual(['right', 'right', 'unread']);
});
