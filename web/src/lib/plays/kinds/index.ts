import type { Draw } from '../play.ts';

/** Each kind is a file of its own, so that a lesson loads only what it shows. */
export const kinds: Readonly<Record<string, () => Promise<{ draw: Draw }>>> = {
  graph: () => import('./graph.ts'),
  circle: () => import('./circle.ts'),
  vectors: () => import('./vectors.ts'),
  projectile: () => import('./projectile.ts'),
  slope: () => import('./slope.ts'),
  venn: () => import('./venn.ts'),
  distribution: () => import('./distribution.ts'),
  market: () => import('./market.ts'),
  titration: () => import('./titration.ts'),
  gates: () => import('./gates.ts'),
  circuit: () => import('./circuit.ts'),
};
