/** How much of a text has been on the screen, from 0 to 1, by where it lies in the window. */
export const readShare = ({ top, height }: Pick<DOMRect, 'top' | 'height'>): number =>
  height <= 0 ? 0 : Math.min(1, Math.max(0, (window.innerHeight - top) / height));
