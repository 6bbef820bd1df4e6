import { type Draw, width } from '../play.ts';
import { area, arrow, point, text } from '../shapes.ts';
import { radians, shown } from '../shown.ts';
import { playTexts } from '../texts.ts';

const texts = playTexts.slope;

const height = 250;
const foot = point(30, 205);
const long = 250;
const side = 34;

/** A box on a slope: its weight, the push of the slope, friction, and whether it slides. */
export const draw: Draw = ({ angle = 0, mass = 0, mu = 0, g = 9.8 }) => {
  const turn = radians(angle);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const weight = mass * g;
  const [down, normal] = [weight * sin, weight * cos];
  const most = mu * normal;
  const friction = Math.min(most, down);
  const slides = down > most + 1e-9;
  // The length of the weight is the same for every mass: what is compared is its parts.
  const scale = 80 / weight;
  const reach = Math.min(long, 150 / Math.max(sin, 0.1));
  const end = point(foot.x + reach * cos, foot.y - reach * sin);
  const on = (along: number, above: number) =>
    point(foot.x + along * cos - above * sin, foot.y - along * sin - above * cos);
  const middle = reach * 0.55;
  const centre = on(middle, side / 2);
  const alongSlope = (n: number) => point(centre.x + n * cos, centre.y - n * sin);
  return {
    height,
    shapes: [
      area([foot, end, point(end.x, foot.y)], 'soft'),
      area(
        [on(middle - side / 2, 0), on(middle + side / 2, 0), on(middle + side / 2, side), on(middle - side / 2, side)],
        'softer',
      ),
      ...arrow(centre, point(centre.x, Math.min(centre.y + weight * scale, height - 16)), 'line'),
      ...arrow(centre, point(centre.x - normal * scale * sin, centre.y - normal * scale * cos), 'other'),
      ...arrow(centre, alongSlope(friction * scale), 'main'),
      text(point(centre.x + 8, Math.min(centre.y + weight * scale, height - 18)), texts.weight, { anchor: 'start' }),
      text(
        point(Math.max(centre.x - normal * scale * sin - 4, 40), Math.max(centre.y - normal * scale * cos - 6, 12)),
        texts.normal,
        { look: 'other' },
      ),
      ...(friction * scale > 8
        ? [
            text(
              point(Math.min(alongSlope(friction * scale).x + 8, width - 50), alongSlope(friction * scale).y),
              texts.friction,
              { anchor: 'start', look: 'main' },
            ),
          ]
        : []),
      text(point(foot.x + 34, foot.y + 16), `${shown(angle)}°`),
    ],
    says: slides
      ? texts.slides(shown(down), shown(most), shown((down - most) / mass))
      : texts.stays(shown(down), shown(most)),
  };
};
