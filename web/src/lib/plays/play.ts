import type { Play as WrittenPlay } from '../../../../content/courses/form/play.ts';
import type { PlayParameter } from '../../../../content/courses/form/play-kinds.ts';

export type Parameter = PlayParameter;

/** A figure of a lesson that moves, as the server wrote it into the page; what to try stands below it. */
export type Play = Omit<WrittenPlay, 'task'>;

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
