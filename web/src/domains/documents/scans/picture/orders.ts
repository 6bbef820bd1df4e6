import type { Corners } from './corners.ts';
import type { Cut } from './develop.ts';
import type { Smallness } from './shrink.ts';

/** What the page asks the picture worker for; `id` tells the answers apart. */
export type Order = { id: number; photo: Blob } & (
  | { kind: 'find' }
  | { kind: 'develop'; cut: Cut; smallness: Smallness }
);

export type Answer = { id: number } & ({ corners: Corners } | { picture: Blob } | { isUnreadable: true });
