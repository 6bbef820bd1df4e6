/** Below this share of the window a heading has only just come up: what is read is still the section before. */
const READ_ABOVE = 0.45;

/** The heading of the section that is being read; empty above the first. */
export function sectionInView(): string {
  const line = window.innerHeight * READ_ABOVE;
  const headings = [...document.querySelectorAll<HTMLElement>('.prose h2')];
  const last = headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
  return last?.textContent?.trim() ?? '';
}
