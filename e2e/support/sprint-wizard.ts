import type { Locator, Page } from '@playwright/test';

export async function openSprintMenu(page: Page, way: 'Topic-Based Sprint' | 'Document-Based Sprint'): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create Sprint' }).click();
  await page.getByRole('menuitem', { name: way }).click();
}

/** Fills the wizard for a course, and gives its last button. */
export async function fillWizard(page: Page, course = 'cos101'): Promise<Locator> {
  await openSprintMenu(page, 'Topic-Based Sprint');
  const wizard = page.getByRole('dialog', { name: 'Create Sprint' });
  await wizard.getByRole('combobox').fill(course);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('radio', { name: 'Undergraduate, first years' }).check();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByLabel('Learning Style').selectOption('balanced');
  await wizard.getByRole('radio', { name: /^1–2 hours/ }).check();
  await wizard.getByLabel('Reminder').selectOption('weekly');
  return wizard.getByRole('button', { name: 'Create Sprint' });
}
