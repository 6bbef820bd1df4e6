import type { Course, SprintCard } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { TopicWizard } from './topic-wizard.tsx';

const catalogue: Partial<Course>[] = [
  { code: 'HIS 101', title: 'History of Nigeria', standard: 'CCMAS', lessons_ready: false },
  { code: 'HIS 102', title: 'Nigeria since 1800', standard: 'CCMAS', lessons_ready: false },
];

function Wizard() {
  const [step, setStep] = useState(1);
  const go = (to: number) => () => setStep(to);
  const place = {
    step,
    firstStep: {},
    open: go(1),
    next: go(step + 1),
    back: go(step - 1),
    close: go(0),
    leaveTo: vi.fn(),
  };
  return <TopicWizard place={place} onCreated={vi.fn()} onLimit={vi.fn()} onBringNotes={vi.fn()} onOpen={vi.fn()} />;
}

const asked: string[] = [];

function show(courses: Partial<Course>[] = catalogue, sprints: Partial<SprintCard>[] = []): void {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/preview')) return Response.json({ lessons: 'outline', near: [] });
    if (url.endsWith('/sprints')) return Response.json({ sprints });
    if (!url.includes('/catalogue/')) return Response.json({});
    asked.push(url);
    return Response.json({ courses });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Wizard />
    </QueryClientProvider>,
  );
}

/** The first step, at which the wizard asks which course is meant. */
async function askWhich(): Promise<void> {
  show();
  await userEvent.type(screen.getByRole('combobox'), 'Nigerian history');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Which one do you mean?');
}

beforeEach(() => {
  sessionStorage.clear();
  // As newer browsers do.
  Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  vi.unstubAllGlobals();
});

it('goes on with the course that is chosen', async () => {
  await askWhich();
  await userEvent.click(screen.getByRole('button', { name: /^HIS 102/ }));
  await screen.findByRole('group', { name: 'What’s your level?' });
});

it('goes on with the topic where none of the courses is meant', async () => {
  await askWhich();
  await userEvent.click(screen.getByRole('button', { name: /^None of these/ }));
  await screen.findByRole('group', { name: 'What’s your level?' });
});

it('says in its last step of an outline that there is nothing to read, and what to do', async () => {
  await askWhich();
  await userEvent.click(screen.getByRole('button', { name: /^None of these/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await screen.findByText('There are no lessons for this yet.');
  screen.getByRole('button', { name: 'Add my notes' });
  expect(screen.getByRole('link', { name: 'See the ready courses' }).getAttribute('href')).toBe('/library');
});

it('asks no longer as soon as one types on', async () => {
  await askWhich();
  await userEvent.type(screen.getByRole('combobox'), ' of art');
  expect(screen.queryByText('Which one do you mean?')).toBeNull();
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Nigerian history of art');
});

it('closes by one Escape, also while suggestions are open', async () => {
  show();
  await userEvent.type(screen.getByRole('combobox'), 'Nigerian history');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes a code with its standard for that course', async () => {
  show([{ code: 'MTH 101', title: 'Elementary Mathematics I', standard: 'BMAS', lessons_ready: true }]);
  await userEvent.type(screen.getByRole('combobox'), 'MTH 101 BMAS');
  await screen.findByText('MTH 101 — Elementary Mathematics I, BMAS');
  expect(asked.at(-1)).toMatch(/q=MTH(\+|%20)101$/);
});

it('closes while it asks', async () => {
  await askWhich();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says in its first step that a course is there already, and goes on when asked again', async () => {
  show(
    [{ code: 'MTH 101', title: 'Elementary Mathematics I', standard: 'CCMAS', lessons_ready: true }],
    [{ id: 's0', course_code: 'MTH 101', status: 'active', state: 'ready', has_lessons: true }],
  );
  await userEvent.type(screen.getByRole('combobox'), 'MTH 101');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('You already have this course');
  await userEvent.click(screen.getByRole('button', { name: 'Make another' }));
  await screen.findByRole('group', { name: 'What’s your level?' });
});
