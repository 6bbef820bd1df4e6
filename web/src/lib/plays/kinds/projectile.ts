import { axes } from '../axes.ts';
import type { Draw } from '../play.ts';
import { dot, straight, text, through } from '../shapes.ts';
import { radians, shown } from '../shown.ts';
import { playTexts } from '../texts.ts';

const texts = playTexts.projectile;

const height = 190;
const points = 60;

/** A throw over level ground, without air. The picture keeps its scale, so that a shorter throw looks shorter. */
export const draw: Draw = ({ speed = 0, angle = 0, g = 9.8 }, { parameters }) => {
  const fastest = Math.max(parameters.find(({ name }) => name === 'speed')?.high ?? speed, speed);
  const farthest = fastest ** 2 / g;
  const { at, shapes } = axes({
    x: [0, farthest * 1.06],
    y: [0, farthest * 0.58],
    height,
    across: 'm',
    up: 'm',
  });
  const [across, up] = [speed * Math.cos(radians(angle)), speed * Math.sin(radians(angle))];
  const time = (2 * up) / g;
  const [range, top] = [across * time, up ** 2 / (2 * g)];
  const way = Array.from({ length: points + 1 }, (_, index) => {
    const t = (time * index) / points;
    return at(across * t, up * t - (g * t ** 2) / 2);
  });
  return {
    height,
    shapes: [
      ...shapes,
      straight(at(range / 2, 0), at(range / 2, top), 'dashed'),
      through(way, 'main'),
      dot(at(range / 2, top), 'other', 4),
      dot(at(range, 0), 'main', 4),
      text({ ...at(range / 2, top), y: Math.max(at(range / 2, top).y - 8, 24) }, `${shown(top)} m`, { look: 'other' }),
    ],
    says: texts.says(shown(range), shown(time), shown(top)),
  };
};
