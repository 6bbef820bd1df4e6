import type { LearningPath, SprintDay, SprintLesson } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../../lib/query-client.ts';
import { lessonQuery } from '../api.ts';
import { SprintMenu } from './sprint-menu.tsx';

afterEach(cleanup);

const path = { id: 's1', state: 'ready', generation: null, weeks: [] as unknown } as LearningPath;
const day = { day: 2, kind: 'study' } as SprintDay;

async function openMenu(open: SprintDay | null, lesson: Partial<SprintLesson> = {}) {
  const queries = createQueryClient();
  queries.setQueryData(lessonQuery('s1', 2).queryKey, {
    data: { html: '<p>', edited: false, ...lesson },
    savedAt: null,
  } as never);
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <SprintMenu path={path} day={open} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  screen.getByRole('button', { name: 'More options for this sprint' }).focus();
  await userEvent.keyboard('{Enter}');
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

const ofSprint = ['Rename', 'Exam date', 'Lesson layout', 'Save this sprint to read offline'];

it('holds what can be done with the open day, then with the sprint', async () => {
  expect(await openMenu(day)).toEqual(['Edit this day', expect.any(String), 'Rewrite', ...ofSprint]);
});

it('is about the sprint alone where no text is open', async () => {
  expect(await openMenu(null)).toEqual(ofSprint);
});

it('asks before the day is written anew', async () => {
  await openMenu(day);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rewrite' }));
  expect(await screen.findByRole('alertdialog')).toBeDefined();
});

it('offers each part of a lesson that can be had anew alone', async () => {
  await openMenu(day, { renewable_sections: ['Clay and water', 'Key terms'] });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rewrite' }));
  const which = await screen.findByRole('combobox', { name: 'What should we rewrite?' });
  expect(
    within(which)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['The whole lesson', 'Clay and water', 'Key terms']);
  await userEvent.selectOptions(which, 'Clay and water');
  expect(screen.getByText('This replaces just this part.', { exact: false })).toBeDefined();
});
