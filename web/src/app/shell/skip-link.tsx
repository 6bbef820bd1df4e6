import { shellTexts } from '../../texts/en/shell.ts';

export const CONTENT_ID = 'content';

/** The first stop of the Tab key: past everything that every page repeats. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // By hand, so that the address and its history stay as they are.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      className="-translate-y-20 fixed top-3 left-3 z-(--z-toast) rounded-control bg-accent px-4 py-3 font-semibold text-on-accent opacity-0 focus:translate-y-0 focus:opacity-100 focus:shadow-float"
    >
      {shellTexts.skip}
    </a>
  );
}
