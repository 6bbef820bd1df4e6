/** The sections of a lesson and which of them is being read, counted from 1; 0 before the first. */
export interface Reading {
  sections: readonly string[];
  current: number;
}

export const NOT_READ: Reading = { sections: [], current: 0 };

/** A section is being read once its heading has come this far up the window. */
const READ_FROM = 0.45;

/** What of a text is being read. Looked up each time: the text may be rewritten meanwhile. */
export function readingOf(root: ParentNode, isAtEnd: boolean, height = window.innerHeight): Reading {
  const headings = [...root.querySelectorAll('.prose > h2')];
  const sections = headings.map(({ textContent }) => textContent?.trim() ?? '');
  const passed = headings.filter((one) => one.getBoundingClientRect().top <= height * READ_FROM).length;
  return { sections, current: isAtEnd ? sections.length : passed };
}

export const isSame = (one: Reading, other: Reading): boolean =>
  one.current === other.current && one.sections.join('\n') === other.sections.join('\n');
