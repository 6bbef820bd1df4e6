import { type PointerEvent as ReactPointer, useEffect, useEffectEvent, useRef, useState } from 'react';
import { moved } from '../here/kept-scan.ts';

/** Puts pages in order by dragging them: the order follows the finger, and holds where it is let go. */
export function useDragOrder(order: readonly string[], onOrder: (order: string[]) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);

  const follow = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    const under = document.elementFromPoint(clientX, clientY)?.closest('li');
    if (!dragged || !under || !list.current || under.parentElement !== list.current) return;
    const to = [...list.current.children].indexOf(under);
    if (order[to] !== dragged) onOrder(moved(order, dragged, to));
  });
  // On the window: a page that changes its place loses the finger that holds it.
  useEffect(() => {
    if (dragged === null) return;
    const end = () => setDragged(null);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [dragged]);

  const grip = (key: string) => ({
    onPointerDown: (event: ReactPointer) => {
      event.preventDefault();
      setDragged(key);
    },
  });
  return { list, dragged, grip };
}
