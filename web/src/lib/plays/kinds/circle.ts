import { type Draw, width } from '../play.ts';
import { circle, dot, point, straight, text } from '../shapes.ts';
import { radians, shown } from '../shown.ts';
import { playTexts } from '../texts.ts';

const texts = playTexts.circle;

const height = 260;
const centre = point(width / 2, height / 2);
const r = 100;

/** The unit circle: a point that goes round, its cosine across and its sine up. */
export const draw: Draw = ({ angle = 0 }) => {
  const turn = radians(angle);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = point(centre.x + r * cos, centre.y - r * sin);
  const foot = point(at.x, centre.y);
  const tan = Math.abs(cos) < 1e-9 ? null : shown(sin / cos);
  return {
    height,
    shapes: [
      straight(point(centre.x - 125, centre.y), point(centre.x + 125, centre.y), 'faint'),
      straight(point(centre.x, centre.y - 122), point(centre.x, centre.y + 122), 'faint'),
      circle(centre, r, 'line'),
      text(point(centre.x + r + 8, centre.y - 5), '1', { anchor: 'start', look: 'faint' }),
      text(point(centre.x + 6, centre.y - r - 6), '1', { anchor: 'start', look: 'faint' }),
      straight(centre, foot, 'other'),
      straight(foot, at, 'main'),
      straight(centre, at, 'line'),
      dot(at, 'main', 5),
      text(point((centre.x + foot.x) / 2, centre.y + (sin >= 0 ? 17 : -8)), 'cos', { look: 'other' }),
      text(point(at.x + (cos >= 0 ? 8 : -8), (centre.y + at.y) / 2 + 4), 'sin', {
        anchor: cos >= 0 ? 'start' : 'end',
        look: 'main',
      }),
    ],
    says: texts.says(shown(angle), shown(angle / 180), shown(cos), shown(sin), tan),
  };
};
