import { useEffect, useState } from 'react';

/** The id of the heading whose text is being read: the last one above the upper third of the window. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const above = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
      setCurrent(above.at(-1));
    };
    const onScroll = () => {
      frame ||= window.requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.cancelAnimationFrame(frame);
    };
  }, [ids]);
  return current;
}
