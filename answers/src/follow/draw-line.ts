import { drawTyped } from '../draw.ts';
import { plainSigns } from '../plain-signs.ts';
import { labelOf } from './derivative-label.ts';
import type { WorkingTask } from './line-verdict.ts';
import { cutOutside } from './read-line.ts';

/** A letter that nobody types: it stands where both signs do. */
const both = 'Ꙭ';
const BOTH = new RegExp(`(?:<mo>\\+</mo>)?((?:<m(?:row|frac)>)*)<mi>${both}</mi><mo>(?:&#8290;|×)</mo>`, 'g');
const PARTS = /\s+or\s+|\s+and\s+|;\s*|,(?!\d{3}(?!\d))\s*/y;
const STEPS = /⇒|=>|→|∴/y;
const EQUALS = /[=≈](?!>)/y;
const gap = '<mi>▢</mi>';

const inside = (math: string) => math.replace(/^<math>|<\/math>$/g, '');
const row = (...parts: string[]) => `<mrow>${parts.join('')}</mrow>`;
const letter = (name: string) => `<mi>${name.replace(/[&<>"]/g, '')}</mi>`;

function drawSide(side: string, kind: WorkingTask['kind']): string | null {
  if (side === '') return gap;
  const signed = side
    .replaceAll('+/-', '±')
    .replace(/(?<=[\p{L}\d)²³]\s*)±/gu, `+${both}*`)
    .replaceAll('±', `${both}*`);
  const drawn = (kind === 'units' && /\d/.test(side) && drawTyped('number', signed)) || drawTyped('expression', signed);
  return drawn && inside(drawn).replace(BOTH, '<mo>±</mo>$1');
}

/** "dy/dx", "f′(x)": what stands before the first sign. */
function drawLabel(side: string): string | null {
  const label = labelOf(side);
  if (!label || label.order === 0 || label.of) return null;
  const { name, order, letter: by = 'x', at } = label;
  if (plainSigns(side).includes('/')) {
    const power = (node: string) => (order === 2 ? `<msup>${node}<mn>2</mn></msup>` : node);
    return `<mfrac>${row(power(letter('d')), letter(name))}${row(letter('d'), power(letter(by)))}</mfrac>`;
  }
  const value = at === undefined ? letter(by) : (drawSide(at, 'simplify') ?? letter(at));
  return row(letter(name), `<mo>${'′'.repeat(order)}</mo>`, /\(/.test(side) ? `<mo>(</mo>${value}<mo>)</mo>` : '');
}

function drawPart(part: string, kind: WorkingTask['kind']): string | null {
  const sides = cutOutside(part, EQUALS);
  const drawn = sides.map((side, k) => {
    if (k === 0 && side === '' && sides.length > 1) return '';
    return (k === 0 && kind === 'differentiate' && drawLabel(side)) || drawSide(side, kind);
  });
  return drawn.includes(null) ? null : drawn.join('<mo>=</mo>');
}

/** What was understood of one line of a working, as MathML; null where nothing can be made of it. */
export function drawLine(kind: WorkingTask['kind'], line: string): string | null {
  if (line.trim() === '' || line.length > 300) return null;
  const steps = cutOutside(line, STEPS)
    .filter((step) => step !== '')
    .map((step) => {
      const parts = cutOutside(step, PARTS).filter((part) => part !== '');
      const drawn = parts.map((part) => drawPart(part, kind));
      return drawn.length === 0 || drawn.includes(null) ? null : drawn.join('<mtext>&#160;or&#160;</mtext>');
    });
  return steps.length === 0 || steps.includes(null) ? null : `<math>${steps.join('<mo>⇒</mo>')}</math>`;
}
