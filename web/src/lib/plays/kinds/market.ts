import { axes } from '../axes.ts';
import type { Draw } from '../play.ts';
import { dot, type Point, point, straight, text } from '../shapes.ts';
import { shown } from '../shown.ts';
import { playTexts } from '../texts.ts';

const texts = playTexts.market;

const height = 260;
const most = 150;

/** Demand 100 − P and supply P, each moved sideways, and what happens at a price. */
export const draw: Draw = ({ demand = 0, supply = 0, price = 0 }) => {
  const { at, shapes } = axes({ x: [0, most], y: [0, 110], height, across: texts.quantity, up: texts.price });
  const wanted = (p: number) => Math.max(100 + demand - p, 0);
  const offered = (p: number) => Math.max(p + supply, 0);
  const fair = (100 + demand - supply) / 2;
  const sold = offered(fair);
  const gap = offered(price) - wanted(price);
  const asked = shown(price);
  const outcome =
    gap === 0 ? texts.clears(asked) : gap > 0 ? texts.surplus(asked, shown(gap)) : texts.shortage(asked, shown(-gap));
  // Each line as far as it lies in the picture.
  const [low, high] = [5, 105];
  const demandEnds = [Math.max(100 + demand - high, 0), Math.min(100 + demand - low, most)] as const;
  const supplyEnds = [Math.max(low + supply, 0), Math.min(high + supply, most)] as const;
  const onDemand = (quantity: number) => at(quantity, 100 + demand - quantity);
  const onSupply = (quantity: number) => at(quantity, quantity - supply);
  const beside = ({ x, y }: Point) => point(Math.min(x, 285), Math.max(y - 8, 14));
  return {
    height,
    shapes: [
      ...shapes,
      straight(onDemand(demandEnds[0]), onDemand(demandEnds[1]), 'main'),
      straight(onSupply(supplyEnds[0]), onSupply(supplyEnds[1]), 'other'),
      text(beside(onDemand(demandEnds[1])), texts.demand, { look: 'main' }),
      text(beside(onSupply(supplyEnds[1])), texts.supply, { look: 'other' }),
      straight(at(0, price), at(most, price), 'dashed'),
      straight(at(wanted(price), price), at(offered(price), price), 'line'),
      dot(at(sold, fair), 'line', 5),
    ],
    says: `${texts.meets(shown(fair), shown(sold))} ${outcome}`,
  };
};
