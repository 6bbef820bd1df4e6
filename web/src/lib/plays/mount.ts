import { kinds } from './kinds/index.ts';
import { type Parameter, type Play, type Scene, type Values, width } from './play.ts';
import { shown } from './shown.ts';
import { playTexts } from './texts.ts';
import './plays.css';

export { kinds };

/** So long after the last move the sentence is read out: a screen reader says the slider's own value meanwhile. */
const pause = 500;

const svgName = 'http://www.w3.org/2000/svg';

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  if (className) element.className = className;
  return element;
}

function drawn(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(svgName, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function shapesOf({ shapes }: Scene): SVGElement[] {
  return shapes.map((shape) => {
    const look = { class: `look-${shape.look}` };
    if (shape.is === 'path') return drawn('path', { ...look, d: shape.d });
    if (shape.is === 'dot') return drawn('circle', { ...look, cx: shape.x, cy: shape.y, r: shape.r });
    const element = drawn('text', { ...look, x: shape.x, y: shape.y, 'text-anchor': shape.anchor });
    element.textContent = shape.text;
    return element;
  });
}

const withUnit = ({ unit, options }: Parameter, value: number) =>
  options?.[value] ?? `${shown(value, 4)}${unit && unit !== '°' ? ' ' : ''}${unit}`;

/** A slider with its name and value; words to choose from where the numbers stand for words. */
function control(parameter: Parameter, onMove: (value: number) => void) {
  const { name, label, low, high, step, now, options } = parameter;
  const row = make('label', 'play-row');
  const value = make('span', 'play-value', { ariaHidden: 'true' });
  const input = options
    ? make('select', 'play-choice', { name })
    : make('input', 'play-slider', { name, type: 'range', min: `${low}`, max: `${high}`, step: `${step}` });
  for (let place = low; options && place <= high; place += 1) {
    input.append(make('option', '', { value: String(place), textContent: options[place] ?? '' }));
  }
  const show = (moved: number) => {
    input.value = String(moved);
    value.textContent = options ? '' : withUnit(parameter, moved);
    if (!options) input.setAttribute('aria-valuetext', withUnit(parameter, moved));
  };
  show(now);
  input.addEventListener('input', () => {
    show(Number(input.value));
    onMove(Number(input.value));
  });
  row.append(make('span', 'play-label', { textContent: label }), input, value);
  return { row, show };
}

/** Puts the figure in the place of its still picture. Throws where the kind is not known: the picture stays. */
export async function mountPlay(host: HTMLElement, play: Play, still: HTMLElement): Promise<void> {
  const { draw } = await kinds[play.kind]!();
  const begin = Object.fromEntries(play.parameters.map(({ name, now }) => [name, now]));
  let values: Values = begin;

  const stage = drawn('svg', { class: 'play-stage', 'aria-hidden': 'true' });
  const said = make('p', 'play-says');
  const spoken = make('p', 'sr-only', { role: 'status' });
  let waiting = 0;
  const show = () => {
    const scene = draw(values, play);
    stage.setAttribute('viewBox', `0 0 ${width} ${scene.height}`);
    stage.replaceChildren(...shapesOf(scene));
    said.textContent = scene.says;
    return scene.says;
  };
  const move = (next: Values) => {
    values = next;
    const says = show();
    window.clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      spoken.textContent = says;
    }, pause);
  };

  const moving = play.parameters.filter(({ low, high }) => low < high);
  const controls = moving.map((one) => control(one, (value) => move({ ...values, [one.name]: value })));
  const again = make('button', 'play-again', { type: 'button', textContent: playTexts.again });
  again.addEventListener('click', () => {
    for (const [index, { now }] of moving.entries()) controls[index]?.show(now);
    move(begin);
  });
  show();

  const panel = make('div', 'play-controls');
  panel.append(...controls.map(({ row }) => row));
  host.setAttribute('role', 'group');
  host.setAttribute('aria-label', playTexts.figure);
  const both = make('button', 'play-again', { type: 'button', textContent: playTexts.still });
  both.addEventListener('click', () => {
    still.hidden = !still.hidden;
    both.textContent = still.hidden ? playTexts.still : playTexts.noStill;
  });
  const ends = make('div', 'play-ends');
  ends.append(again, both);
  host.append(stage, said, spoken, panel, ends);
  still.hidden = true;
  host.hidden = false;
}
