import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what, where and why when the page as it stands breaks WCAG 2.2 AA, in the light or the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  // Colours in the middle of a transition have no contrast worth measuring.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [theme, axe] of [
    ['light', new AxeBuilder({ page }).withTags(standard)],
    // A theme changes colours and nothing else.
    ['dark', new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block'])],
  ] as const) {
    await showTheme(page, theme);
    const { violations } = await axe.analyze();
    const faults = violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}: ${node.failureSummary ?? ''}`).join('\n')}`,
    );
    expect(faults, `accessibility of ${page.url()} in the ${theme} theme`).toEqual([]);
  }
  await showTheme(page, before);
}

async function showTheme(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((name) => {
    if (name === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);
}
