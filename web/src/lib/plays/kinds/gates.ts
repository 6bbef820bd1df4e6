import type { Draw } from '../play.ts';
import { dot, path, point, straight, text } from '../shapes.ts';
import { playTexts } from '../texts.ts';

const texts = playTexts.gates;

const height = 150;

const gates: Record<string, (a: boolean, b: boolean) => boolean> = {
  AND: (a, b) => a && b,
  OR: (a, b) => a || b,
  NAND: (a, b) => !(a && b),
  NOR: (a, b) => !(a || b),
  XOR: (a, b) => a !== b,
};

/** One gate with two inputs; a wire that carries 1 is drawn thick. */
export const draw: Draw = ({ gate = 0, a = 0, b = 0 }, { parameters }) => {
  const name = parameters.find((one) => one.name === 'gate')?.options?.[gate] ?? 'AND';
  const out = Number(gates[name]?.(a === 1, b === 1) ?? false);
  const wire = (on: number) => (on === 1 ? 'main' : 'line');
  const isRound = name === 'OR' || name === 'NOR' || name === 'XOR';
  const inverts = name === 'NAND' || name === 'NOR';
  return {
    height,
    shapes: [
      straight(point(50, 50), point(isRound ? 126 : 116, 50), wire(a)),
      straight(point(50, 100), point(isRound ? 126 : 116, 100), wire(b)),
      straight(point(inverts ? 224 : 212, 75), point(270, 75), wire(out)),
      path(
        isRound
          ? 'M112 30H140C180 30 200 55 212 75C200 95 180 120 140 120H112C132 90 132 60 112 30Z'
          : 'M116 30H164C194 30 212 50 212 75S194 120 164 120H116Z',
        'softer',
      ),
      ...(name === 'XOR' ? [path('M102 30C122 60 122 90 102 120', 'line')] : []),
      ...(inverts ? [dot(point(218, 75), 'soft', 6)] : []),
      text(point(164, 80), name),
      text(point(38, 55), `A ${a}`, { anchor: 'end' }),
      text(point(38, 105), `B ${b}`, { anchor: 'end' }),
      text(point(280, 80), String(out), { anchor: 'start', look: wire(out) }),
    ],
    says: texts.says(a, name, b, out),
  };
};
