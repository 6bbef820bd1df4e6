import { useEffect, useState } from 'react';

/** Far enough ahead that what is loaded is there before the eye is. */
const NEAR = '800px 0px';

/** Whether an element came near to what is seen, once. */
export function useNear(element: HTMLElement): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
