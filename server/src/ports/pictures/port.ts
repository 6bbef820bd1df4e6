import type { PictureFormat } from './measure.ts';

export type { PictureFormat } from './measure.ts';

/** A part of a picture, in its own pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is to be made of a picture. It is never enlarged, stands upright, and nothing of the file stays but its pixels. */
export interface Wanted {
  /** The kinds that are taken, by how the file begins and not by what it is called. */
  formats: readonly PictureFormat[];
  /** Of it, this part; what reaches over its edges is left out. */
  part?: Part;
  /** Not wider or higher than this. */
  within?: { width?: number; height?: number };
  /** Of it, the square in its middle, with sides not longer than this. */
  square?: number;
  /** On white, because a drawing without a ground is often black and unseen at night. */
  onWhite?: true;
  /** `orExact`: without loss, where that is the smaller one. */
  as: { format: 'jpeg' | 'webp'; quality: number; orExact?: true };
}

export interface DrawnPicture {
  content: Buffer;
  width: number;
  height: number;
}

export interface DrawOptions {
  /** Whose picture it is: turns go round among people, small pictures first. */
  who: string;
  /** Drawn by this port before: it holds nothing that a stranger wrote. */
  isOurs?: true;
}

/**
 * Draws pictures that people send anew, from their pixels alone: no location, no camera, nothing hidden behind the end.
 * Whatever a file holds, it costs bounded time and memory, is never opened in the server's own process, and ends in a
 * picture or in `image_not_usable`.
 */
export interface Pictures {
  draw(picture: Buffer, wanted: Wanted, options: DrawOptions): Promise<DrawnPicture>;
  close(): Promise<void>;
}
