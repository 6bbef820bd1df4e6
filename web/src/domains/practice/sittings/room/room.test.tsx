import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { begin } from '../../../../lib/sittings/draw.ts';
import type { Sitting, SittingPlan } from '../../../../lib/sittings/sitting.ts';
import { fold, type Tap } from '../../../../lib/sittings/taps.ts';
import { storedSitting } from '../stored.ts';
import { Room } from './room.tsx';

afterEach(cleanup);
beforeEach(() => storedSitting.roomKeys.remove());

const plan: SittingPlan = {
  title: 'MTH 101 mock',
  source: { kind: 'day', id: 'd' },
  minutes: 60,
  questions: [
    ...['q1', 'q2', 'q3'].map((id) => ({
      id,
      text: `What is ${id}?`,
      options: ['one', 'two', 'three'].map((text) => ({ id: `${id} ${text}`, text })),
      key: `${id} one`,
      key_status: 'bank' as const,
    })),
    { id: 'written', text: 'Prove it.', options: [], key_status: 'none' as const },
  ],
  hasCalculator: true,
  back: '/',
};

let tapped: Tap[] = [];

function Sat() {
  const [sitting] = useState((): Sitting => {
    const begun = begin('s', plan, { count: 4, minutes: 60, isMixed: false }, Date.now());
    return { id: 's', plan, preparedAt: 0, begun };
  });
  const [taps, setTaps] = useState<Tap[]>([]);
  tapped = taps;
  const add = (tap: object) => setTaps((now) => [...now, { ...tap, at: Date.now() } as Tap]);
  return <Room sitting={sitting} progress={fold(sitting, taps)} isSaved onTap={add} />;
}

const asked = () => screen.getByRole('heading', { name: /^Question \d/ }).textContent;
const isAsking = () => screen.queryByRole('alertdialog') !== null;
const handedIn = () => tapped.some(({ kind }) => kind === 'hand-in');

it('goes by its keys: letters choose, N and P move', async () => {
  render(<Sat />);
  await userEvent.keyboard('bnc');
  expect(asked()).toBe('Question 2 of 4');
  await userEvent.keyboard('p');
  expect((screen.getByRole('radio', { name: 'two' }) as HTMLInputElement).checked).toBe(true);
  expect(tapped.filter(({ kind }) => kind === 'choose')).toMatchObject([{ option: 'q1 two' }, { option: 'q2 three' }]);
});

it('asks once before it is handed in; a second S does nothing, and R goes back', async () => {
  render(<Sat />);
  await userEvent.keyboard('as');
  expect(isAsking()).toBe(true);
  screen.getByText('Submit with 3 questions open?');
  screen.getByText('Not seen: 2 to 4');
  await userEvent.keyboard('ss');
  expect([isAsking(), handedIn()]).toEqual([true, false]);
  await userEvent.keyboard('r');
  expect([isAsking(), handedIn()]).toEqual([false, false]);
  // Enter presses what has the focus: the way back.
  await userEvent.keyboard('s{Enter}');
  expect([isAsking(), handedIn()]).toEqual([false, false]);
  await userEvent.keyboard('s');
  await userEvent.click(screen.getByRole('button', { name: 'Submit 1 answer' }));
  expect(handedIn()).toBe(true);
});

it('leaves keys to who writes, and to who switched them off', async () => {
  render(<Sat />);
  await userEvent.keyboard('nnn');
  await userEvent.type(screen.getByLabelText('Your answer'), 'span');
  expect([asked(), isAsking()]).toEqual(['Question 4 of 4', false]);
  await userEvent.click(screen.getByRole('switch', { name: 'Keyboard shortcuts' }));
  await userEvent.keyboard('p');
  expect(asked()).toBe('Question 4 of 4');
});

it('tells in the palette what is answered, seen, not seen and flagged, in words', async () => {
  render(<Sat />);
  await userEvent.keyboard('an');
  await userEvent.click(screen.getByRole('button', { name: 'Flag' }));
  const nav = screen.getByRole('navigation', { name: 'Questions' });
  const cells = [...nav.querySelectorAll('ol button')].map((cell) => cell.getAttribute('aria-label'));
  expect(cells).toEqual(['1, answered', '2, seen, no answer, flagged', '3, not seen', '4, not seen']);
});

it('gives digits to the calculator, where it has the focus', async () => {
  render(<Sat />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await userEvent.keyboard('12*4=');
  expect(screen.getByLabelText('Display').textContent).toContain('48');
  expect(tapped.filter(({ kind }) => kind === 'choose')).toEqual([]);
});
