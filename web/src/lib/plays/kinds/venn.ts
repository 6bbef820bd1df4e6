import { type Draw, width } from '../play.ts';
import { box, circle, point, text } from '../shapes.ts';
import { playTexts } from '../texts.ts';

const texts = playTexts.venn;

const height = 200;
const [left, right] = [point(122, 104), point(198, 104)];

/** Two sets by their four parts. */
export const draw: Draw = ({ a = 0, both = 0, b = 0, neither = 0 }, { parameters }) => {
  const nameOf = (name: string) => parameters.find((one) => one.name === name)?.label.replace(/ only$/, '') ?? name;
  const [first, second] = [nameOf('a'), nameOf('b')];
  return {
    height,
    shapes: [
      box(point(4, 4), width - 8, height - 8, 'line'),
      circle(left, 70, 'soft'),
      circle(right, 70, 'soft'),
      circle(left, 70, 'main'),
      circle(right, 70, 'other'),
      text(point(70, 26), first, { look: 'main' }),
      text(point(250, 26), second, { look: 'other' }),
      text(point(88, 109), String(a)),
      text(point(width / 2, 109), String(both)),
      text(point(232, 109), String(b)),
      text(point(width - 18, height - 16), String(neither), { anchor: 'end' }),
    ],
    says: texts.says(first, second, { a, both, b, neither }),
  };
};
