import { useId } from 'react';

/** A woven hem: the upper edge of a card to be turned. */
export function Hem() {
  const id = useId();
  return (
    <svg aria-hidden="true" className="block h-5 w-full shrink-0">
      <defs>
        <pattern id={id} width="56" height="20" patternUnits="userSpaceOnUse">
          <rect width="56" height="20" fill="var(--art-green)" />
          <path d="M14 2l9 8-9 8-9-8z" fill="var(--art-cream)" />
          <path d="M42 2l9 8-9 8-9-8z" fill="var(--art-amber)" />
          <circle cx="28" cy="10" r="2.200" fill="var(--art-amber)" />
          <circle cx="0" cy="10" r="2.200" fill="var(--art-cream)" />
          <circle cx="56" cy="10" r="2.200" fill="var(--art-cream)" />
        </pattern>
      </defs>
      <rect width="100%" height="20" fill={`url(#${id})`} />
    </svg>
  );
}
