import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { LessonActs } from './lesson-acts.tsx';

const guess =
  '<section class="guess" role="group"><p class="guess-head">Guess</p><div class="check-stem"><p>Which lands first?</p></div><ul><li>Heavy</li><li>Both</li></ul><p class="guess-note">Later.</p></section>';
const option = (text: string, is: string) =>
  `<details class="check-${is}"><summary><span class="check-key">A</span><span>${text}</span></summary><div class="check-why"><p>About ${text}.</p></div></details>`;
const end = `<section class="check guess-end" role="group" aria-label="End"><div class="check-stem"><p>Which lands first?</p></div>${option('Heavy', 'wrong')}${option('Both', 'right')}</section>`;
const blank = '<span class="blank"><span class="sr-only">blank</span></span>';
const faded = `<section class="faded" role="group" data-faded='[{"kind":"number","key":"-3"},{"kind":"number","key":"9"}]'><div class="check-stem"><p>Now you.</p></div><ol><li>Half is ${blank}, its square ${blank}.</li></ol><details class="faded-solution"><summary>Show</summary><div class="faded-why"><p>It fits.</p></div></details></section>`;

function Page({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the test's own */}
      <div ref={text} dangerouslySetInnerHTML={{ __html: html }} />
      <LessonActs text={text} html={html} />
    </>
  );
}

// What is loaded when it is wanted takes its time on a busy machine.
beforeAll(() => Promise.all([import('./guess.tsx'), import('./faded.tsx')]));
afterEach(cleanup);

beforeEach(() => {
  localStorage.clear();
  // Everything is near.
  window.IntersectionObserver = function observer(tell: (entries: { isIntersecting: boolean }[]) => void) {
    return { observe: () => tell([{ isIntersecting: true }]), disconnect: () => {} };
  } as unknown as typeof IntersectionObserver;
});

const heavy = () => screen.findByRole<HTMLInputElement>('radio', { name: 'Heavy' });
const atTheEnd = () => screen.getByRole('group', { name: 'End' }).textContent;
const open = (text: string) => {
  const details = [...document.querySelectorAll<HTMLDetailsElement>('.guess-end > details')].find((one) =>
    one.textContent?.includes(text),
  );
  if (!details) throw new Error('no such answer');
  details.open = true;
  act(() => void details.dispatchEvent(new Event('toggle')));
};

it('keeps a guess over a reload, and says it again at the end', async () => {
  const { unmount } = render(<Page html={guess + end} />);
  fireEvent.click(await heavy());
  expect(atTheEnd()).toContain('Your guess at the start: Heavy');
  unmount();
  render(<Page html={guess + end} />);
  expect((await heavy()).checked).toBe(true);
});

it('opens what there is to say of the guess beside the answer, and then leaves the guess alone', async () => {
  render(<Page html={guess + end} />);
  fireEvent.click(await heavy());
  open('Both');
  await waitFor(() => expect(document.querySelectorAll('.guess-end > details[open]')).toHaveLength(2));
  expect((await heavy()).disabled).toBe(true);
});

it('asks at the end without a guess too', async () => {
  render(<Page html={guess + end} />);
  await heavy();
  expect(atTheEnd()).toContain('What would you say now?');
  expect(atTheEnd()).not.toContain('at the start');
});

const blankOf = (place: number) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Step 1, blank ${place} of 2` });
async function type(place: number, text: string) {
  const field = await blankOf(place);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field);
  return field;
}

it('judges a blank by its value, locks it when it is right, and goes on to the next', async () => {
  render(<Page html={faded} />);
  expect((await type(1, '−6/2')).readOnly).toBe(true);
  expect(document.activeElement).toBe(await blankOf(2));
});

it('names the slip of a wrong one when it is left, and fills it in when asked', async () => {
  render(<Page html={faded} />);
  const field = await blankOf(1);
  fireEvent.change(field, { target: { value: '3' } });
  fireEvent.blur(field);
  const said = await screen.findByText(/Check the sign/);
  fireEvent.click(within(said.closest('.faded-slip') as HTMLElement).getByRole('button', { name: 'Show me' }));
  expect([field.value, field.readOnly]).toEqual(['-3', true]);
});

it('keeps what was typed over a reload with its verdict, and what was filled in', async () => {
  const { unmount } = render(<Page html={faded} />);
  fireEvent.change(await blankOf(2), { target: { value: '8' } });
  await type(1, '3');
  fireEvent.click(screen.getAllByRole('button', { name: 'Show me' })[0]!);
  unmount();
  render(<Page html={faded} />);
  const [first, second] = [await blankOf(1), await blankOf(2)];
  expect([first.value, first.readOnly]).toEqual(['-3', true]);
  expect([second.value, second.readOnly, second.getAttribute('aria-invalid')]).toEqual(['8', false, 'true']);
});

it('keeps what was typed for each example by itself', async () => {
  const other = faded.replace('Now you.', 'Now another.');
  render(<Page html={faded} />);
  await type(1, '-3');
  cleanup();
  render(<Page html={other} />);
  expect((await blankOf(1)).value).toBe('');
});

it('can be done again from the start once it is whole', async () => {
  render(<Page html={faded} />);
  await type(1, '-3');
  await type(2, '9');
  fireEvent.click(screen.getByRole('button', { name: 'Clear and start again' }));
  const first = await blankOf(1);
  expect([first.value, (await blankOf(2)).value]).toEqual(['', '']);
  expect(document.activeElement).toBe(first);
});

it('tests the result once every blank is filled in', async () => {
  render(<Page html={faded} />);
  await type(1, '-3');
  expect(screen.queryByText('Every step is filled in.')).toBeNull();
  await type(2, '9');
  expect(screen.getByText('Every step is filled in.').parentElement?.textContent).toContain('It fits.');
});
