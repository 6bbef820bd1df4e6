import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what, where and why when the page as it stands breaks WCAG 2.2 AA, in the light or the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  // Colours in the middle of a transition have no contrast worth measuring.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [theme, axe] of [
    ['light', check(page).withTags(standard)],
    // A theme changes colours and nothing else; the checker is on the page by now.
    ['dark', check(page, 'axe').withRules(['color-contrast', 'link-in-text-block'])],
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

/**
 * The same findings for a third of the work: what is in order is not described, and no second page is opened to gather
 * the findings of frames from other sites, of which the app has none.
 */
function check(page: Page, axeSource?: string): AxeBuilder {
  return new AxeBuilder({ page, ...(axeSource && { axeSource }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
}

async function showTheme(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((name) => {
    if (name === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);
}
