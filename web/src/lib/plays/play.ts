/** A figure of a lesson that moves, as the server wrote it into the page (content/courses/form/play.ts). */

export interface Parameter {
  name: string;
  label: string;
  unit: string;
  low: number;
  high: number;
  step: number;
  now: number;
  options?: readonly string[];
}

export interface Play {
  kind: string;
  formulas: readonly string[];
  x: readonly [number, number];
  y: readonly [number, number];
  parameters: readonly Parameter[];
  says: string;
}

export type Values = Readonly<Record<string, number>>;

/** How a shape is drawn; plays.css says in which colours. */
export type Look = 'line' | 'faint' | 'main' | 'other' | 'soft' | 'softer' | 'dashed';

export type Shape =
  | { is: 'path'; d: string; look: Look }
  | { is: 'dot'; x: number; y: number; r: number; look: Look }
  | { is: 'text'; x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end'; look: Look };

/** What is seen and said for some values. */
export interface Scene {
  height: number;
  shapes: Shape[];
  says: string;
}

/** A kind of figure: pure, so that it can be told by tests what it shows. */
export type Draw = (values: Values, play: Play) => Scene;

/** Every scene is so wide; its height is its own. */
export const width = 320;
