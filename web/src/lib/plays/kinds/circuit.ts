import type { Draw, Shape } from '../play.ts';
import { box, point, straight, text } from '../shapes.ts';
import { shown } from '../shown.ts';
import { playTexts } from '../texts.ts';

const texts = playTexts.circuit;

const height = 200;

/** A battery and two resistors, one after the other or side by side. */
export const draw: Draw = ({ joined = 0, volts = 0, r1 = 1, r2 = 1 }) => {
  const inSeries = joined === 0;
  const total = inSeries ? r1 + r2 : (r1 * r2) / (r1 + r2);
  const current = volts / total;
  return {
    height,
    shapes: [...battery(volts), ...(inSeries ? series(r1, r2) : parallel(r1, r2))],
    says: inSeries
      ? texts.series(shown(total), shown(current), shown(current * r1), shown(current * r2))
      : texts.parallel(shown(total), shown(current), shown(volts / r1), shown(volts / r2), shown(volts)),
  };
};

const battery = (volts: number): Shape[] => [
  straight(point(150, 165), point(150, 185), 'main'),
  straight(point(160, 157), point(160, 193), 'main'),
  straight(point(40, 175), point(150, 175)),
  straight(point(160, 175), point(280, 175)),
  text(point(155, 150), `${shown(volts)} V`),
];

const resistor = (x: number, y: number, words: string): Shape[] => [
  box(point(x, y - 12), 70, 24, 'softer'),
  text(point(x + 35, y - 18), words),
];

const series = (r1: number, r2: number): Shape[] => [
  straight(point(40, 175), point(40, 60)),
  straight(point(280, 175), point(280, 60)),
  straight(point(40, 60), point(70, 60)),
  straight(point(140, 60), point(180, 60)),
  straight(point(250, 60), point(280, 60)),
  ...resistor(70, 60, `R₁ ${shown(r1)} Ω`),
  ...resistor(180, 60, `R₂ ${shown(r2)} Ω`),
];

const parallel = (r1: number, r2: number): Shape[] => [
  straight(point(40, 175), point(40, 40)),
  straight(point(280, 175), point(280, 40)),
  ...[40, 105].flatMap((y) => [straight(point(40, y), point(125, y)), straight(point(195, y), point(280, y))]),
  ...resistor(125, 40, `R₁ ${shown(r1)} Ω`),
  ...resistor(125, 105, `R₂ ${shown(r2)} Ω`),
];
