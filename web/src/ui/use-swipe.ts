import { type PointerEvent, useRef } from 'react';

/** So far a finger must go, and more sideways than up or down: scrolling is no answer. */
const FAR = 72;
const STEEP = 2;

export type SwipeSide = 'left' | 'right';

/** Tells when a finger was drawn over an element to one side. A mouse selects text instead. */
export function useSwipe(onSwipe: (side: SwipeSide) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      const [x, y] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      if (Math.abs(x) >= FAR && Math.abs(x) > STEEP * Math.abs(y)) onSwipe(x < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
