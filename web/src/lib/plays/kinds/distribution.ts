import { axes } from '../axes.ts';
import type { Draw } from '../play.ts';
import { area, straight, through } from '../shapes.ts';
import { shown } from '../shown.ts';
import { playTexts } from '../texts.ts';

const texts = playTexts.distribution;

const height = 200;
const points = 120;

/** A normal curve: where it stands, how wide it is, and how much of it lies between two values. */
export const draw: Draw = ({ mean = 0, spread = 1, from = 0, to = 0 }, { parameters }) => {
  const bounds = parameters.find(({ name }) => name === 'mean');
  const narrowest = parameters.find(({ name }) => name === 'spread')?.low ?? spread;
  const x = [bounds?.low ?? mean - 50, bounds?.high ?? mean + 50] as const;
  // A curve twice as wide is half as high: the scale follows the narrowest, but lets a wide one be seen.
  const high = Math.min(0.4 / spread, 0.4 / narrowest) * 1.25;
  const { at, shapes } = axes({ x, y: [0, high], height, across: '', up: '' });
  const density = (value: number) =>
    Math.exp(-((value - mean) ** 2) / (2 * spread ** 2)) / (spread * Math.sqrt(2 * Math.PI));
  const sample = (low: number, top: number) =>
    Array.from({ length: points + 1 }, (_, index) => {
      const value = low + ((top - low) * index) / points;
      return at(value, density(value));
    });
  const [low, top] = [Math.min(from, to), Math.max(from, to)];
  const share = below((top - mean) / spread) - below((low - mean) / spread);
  return {
    height,
    shapes: [
      ...(top > low ? [area([at(low, 0), ...sample(low, top), at(top, 0)], 'soft')] : []),
      ...shapes.filter((shape) => shape.is !== 'text' || Number.isNaN(Number(shape.text)) || shape.y > height - 40),
      straight(at(mean, 0), at(mean, density(mean)), 'dashed'),
      through(sample(...x), 'main'),
    ],
    says: texts.says(
      shown(100 * share),
      shown(low),
      shown(top),
      shown((low - mean) / spread),
      shown((top - mean) / spread),
    ),
  };
};

/** The share of a normal distribution below z (Abramowitz and Stegun 7.1.26, right to seven places). */
function below(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const half = (series * Math.exp((-z * z) / 2)) / 2;
  return z < 0 ? half : 1 - half;
}
