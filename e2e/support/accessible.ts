import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what, where and why when the page as it stands breaks WCAG 2.2 AA, in the light or the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  // Colours in the middle of a transition have no contrast worth measuring.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(untilStill);
  for (const [theme, axe] of [
    ['light', check(page).withTags(standard)],
    // A theme changes colours and nothing else; the checker is on the page by now.
    ['dark', check(page, 'axe').withRules(['color-contrast', 'link-in-text-block'])],
  ] as const) {
    await showTheme(page, theme);
    const { violations } = await axe.analyze();
    const standing: Violation[] = [];
    for (const violation of violations) standing.push(...(await withoutCovered(page, violation)));
    const faults = standing.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}: ${node.failureSummary ?? ''}`).join('\n')}`,
    );
    expect(faults, `accessibility of ${page.url()} in the ${theme} theme`).toEqual([]);
  }
  await showTheme(page, before);
}

/** A dialog that is still on its way in or out hides the page and is not yet, or no longer, one itself. */
async function untilStill(): Promise<void> {
  // What a click has just opened is drawn in the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/** A target that a bar at the foot covers for the moment is not small: it is looked at again in the middle of the screen. */
async function withoutCovered(page: Page, violation: Violation): Promise<Violation[]> {
  if (violation.id !== 'target-size') return [violation];
  const nodes: Violation['nodes'] = [];
  for (const node of violation.nodes) {
    const target = String(node.target[0]);
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const again = await check(page, 'axe').withRules(['target-size']).include(target).analyze();
    nodes.push(...again.violations.flatMap((one) => one.nodes));
  }
  return nodes.length > 0 ? [{ ...violation, nodes }] : [];
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
