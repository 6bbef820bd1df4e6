import { describe, expect, it } from 'vitest';
import { checkSum } from './sums.ts';

const holds = (sum: string) => 'right' in checkSum(sum);
const faultOf = (sum: string) => {
  const checked = checkSum(sum);
  return 'fault' in checked ? checked.fault : '';
};

describe('a sum of a course', () => {
  it.each([
    'roots(1, -50, 600) = [30, 20]',
    'roots(1, 2, 5) = [-1 + 2i, -1 - 2i]',
    'positive(roots(1, 25, -54))[1] / 2 = 1',
    'disc(1, -50, 700) = -300',
    'round(roots(1, -4, 1), 2) = [3.73, 0.27]',
    'roots(1, -5, 3) .^ 2 = roots(1, -19, 9)',
    'sum(1 ./ roots(2, -5, -4)) = -5/4',
    'combinations(5, 2) + factorial(3) = 16',
    'sin(30 deg) = 1/2',
    'log(8, 2) = 3',
    'arg(1 + i) = pi / 4',
    'sum((1:10) .^ 2) = 385',
    'size(setUnion([1, 2], [2, 3]))[1] = 3',
    '0b1010 + 0xff = 265',
    'isPrime(7) = true',
    'mod(17, 5) = 2',
    'asin(0.5) * 180 / pi = 30',
  ])('holds: %s', (sum) => expect(faultOf(sum)).toBe(''));

  it('is refused where the sides differ, and the left one is told', () => {
    expect(faultOf('2 + 2 = 5')).toContain('the left side is 4');
    expect(holds('[1, 2, 2] = [1, 1, 2]')).toBe(false);
  });

  it.each(['2 + 2', '1 / 0 = 1', 'x + 1 = 2', '2**3 = 8', '[1].map((x) => x) = 1', '"a" = "a"', 'a = 3 = 3'])(
    'is refused: %s',
    (sum) => expect(faultOf(sum)).not.toBe(''),
  );

  it.each([
    'evaluate("2") = 2',
    'parse("2") = 2',
    'import({ a: 1 }) = 1',
    'createUnit("naira") = 1',
    'simplify("x + x") = 2',
    'derivative("x^2", "x") = 2',
    'random() = 0.5',
    'f(x) = x = 1',
    '[1].constructor("return 1")() = 1',
    'cos.constructor("return process")() = 1',
  ])('reaches nothing outside of itself: %s', (sum) => expect(faultOf(sum)).not.toBe(''));
});
