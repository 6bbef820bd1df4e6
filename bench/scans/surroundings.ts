import type { ClassName } from './classes.ts';
import { classNames } from './classes.ts';

type Random = () => number;

/** Numbers around nought as a sensor's noise has them. */
export function normalOf(random: Random): () => number {
  // A table is enough for pixels, and ten times as fast as a logarithm each.
  const table = Float32Array.from(
    { length: 4096 },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  );
  let at = 0;
  let step = 1;
  return () => {
    at = (at + step) & 4095;
    if (at === 0) step = (Math.floor(random() * 2048) * 2 + 1) & 4095;
    return table[at]!;
  };
}

/** Paper is never quite even: -1 to 1 by place. */
export function blockNoise(random: Random): (x: number, y: number) => number {
  const side = 256;
  const table = Float32Array.from({ length: side * side }, () => random() * 2 - 1);
  return (x, y) => table[((y >> 1) & (side - 1)) * side + ((x >> 1) & (side - 1))]!;
}

/** How much of the light reaches a place: falling off to one side, and the shadow of a hand or a head with a soft edge. */
export function lightOf(random: Random, shadow: number): (x: number, y: number) => number {
  const from = random() * 2 * Math.PI;
  const [slopeX, slopeY] = [Math.cos(from), Math.sin(from)];
  const edgeAngle = from + (random() - 0.5);
  const [edgeX, edgeY] = [Math.cos(edgeAngle), Math.sin(edgeAngle)];
  const edge = 0.1 + random() * 0.3;
  const soft = 0.04 + random() * 0.12;
  return (x, y) => {
    const [far, down] = [x - 0.5, y - 0.5];
    const fall = 0.5 + 0.7 * (far * slopeX + down * slopeY);
    const cast = 1 / (1 + Math.exp(-(far * edgeX + down * edgeY - edge) / (soft / 2)));
    return 1 - shadow * Math.min(1, 0.45 * Math.max(0, fall) + 0.55 * cast);
  };
}

/** A wooden desk, darker than paper, with a grain. */
export function deskAt(random: Random): (x: number, y: number) => number {
  const [base, turns, drift] = [55 + random() * 60, 18 + random() * 25, random() * 6];
  const isAcross = random() < 0.5;
  return (x, y) => {
    const [along, over] = isAcross ? [x, y] : [y, x];
    const wave = over * turns + Math.sin(along * 3 + drift) * 0.8 + Math.sin(along * 11 + over * 7) * 0.2;
    return base + 12 * Math.sin(wave * 2 * Math.PI) + 7 * Math.sin(wave * 5.3);
  };
}

/** Which of ten pages of a class are turned, and how far. */
export function shuffledTurns(photo: ClassName, count: number): number[] {
  const turns = [90, 180, 270];
  const offset = classNames.indexOf(photo);
  return Array.from({ length: 10 }, (_, at) => {
    const place = (at + offset * 3) % 10;
    return place % 5 === 2 && place < count * 5 ? turns[(at + offset) % 3]! : 0;
  });
}
