import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OptionList } from './option-list.tsx';

afterEach(cleanup);

const options = ['A', 'B', 'C'].map((value) => ({ value, content: `Option ${value}` }));

/** The text of the option in which the reason is told. */
function toldIn(selected: string | null) {
  render(
    <OptionList
      options={options}
      selected={selected}
      onSelect={() => {}}
      isLocked
      correct="B"
      rightLabel="Right answer"
      yourLabel="Your answer"
      feedback="Because."
    />,
  );
  return screen.getByText('Because.').parentElement?.textContent;
}

it('tells why inside the option that was chosen', () => {
  expect(toldIn('C')).toContain('Option C');
});

it('tells why inside the right one where none was chosen', () => {
  expect(toldIn(null)).toContain('Option B');
});
