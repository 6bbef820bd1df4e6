import type { Mastery } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { MasteryView } from './mastery-view.tsx';

const place = { sprint_id: 's1', day: 3, week: 1, title: 'Loops', is_ready: true };
const topic = (title: string, more: Partial<Mastery['topics'][number]> = {}): Mastery['topics'][number] => ({
  ...{ id: title, title, state: 'new', asked: 0, right: 0, last_answered_on: null, missing: null, help: 'read', place },
  ...more,
});
const shaky = (title: string, right: number) =>
  topic(title, { state: 'shaky', asked: 5, right, last_answered_on: '2026-03-03', help: 'practise' });
const mapOf = (topics: Mastery['topics']): Mastery => ({
  ...{ title: 'Computing', course_code: 'COS 101', sprint_id: 's1', exam_date: null, topics },
});

const onPractise = vi.fn();

function show(answer: Mastery | number): void {
  vi.stubGlobal('fetch', async () =>
    typeof answer === 'number'
      ? Response.json({ detail: 'away', code: 'unavailable' }, { status: answer })
      : Response.json({ mastery: answer }),
  );
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <MasteryView
          place={{ sprintId: 's1' }}
          heading={(title, words) => <h1>{words ?? title}</h1>}
          onPractise={onPractise}
          onChangeDate={() => {}}
        />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  storedSession.userId.set('ada');
  storedSession.token.set('a.b.c');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('lists the shakiest topic first, with its evidence, and offers to practise it', async () => {
  show(mapOf([topic('Networks'), shaky('Loops', 4), shaky('Files', 1)]));
  fireEvent.click(await screen.findByRole('button', { name: 'Practise: Files' }));
  expect(onPractise).toHaveBeenCalledWith(place);
  const rows = screen.getAllByRole('button', { name: /Practise$/ }).map((row) => row.textContent);
  expect(rows[0]).toContain('Files1 of 5 right, last answered on 3 March 2026');
  expect(rows[1]).toContain('Loops4 of 5 right');
});

it('says by a word what each tile of the cloth is', async () => {
  show(mapOf([topic('Networks'), shaky('Loops', 4), topic('Files', { state: 'mastered' })]));
  const names = (await screen.findAllByRole('link', { name: /: (new|shaky|mastered)$/ })).map((tile) =>
    tile.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Networks: new', 'Loops: shaky', 'Files: mastered']);
});

it('says that nothing is there where a plan has no topics yet', async () => {
  show(mapOf([]));
  expect(await screen.findByText('No topics yet')).toBeDefined();
});

it('offers to try again where the map cannot be loaded', async () => {
  show(500);
  expect(await screen.findByText('We couldn’t open your topics.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});

it('leads back to the sprints where there is no such sprint', async () => {
  show(404);
  expect((await screen.findByRole('link', { name: 'Back to your sprints' })).getAttribute('href')).toBe('/dashboard');
});
