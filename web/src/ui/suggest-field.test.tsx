import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { SuggestField } from './suggest-field.tsx';

afterEach(cleanup);

const universities = ['University of Ibadan', 'University of Lagos', 'Bayero University'];

function renderField(onEscape = vi.fn()) {
  function Harness() {
    const [value, setValue] = useState('');
    const found = universities.filter((name) => value && name.toLowerCase().includes(value.toLowerCase()));
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog around the field.
      <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
        <SuggestField
          label="University"
          value={value}
          onChange={setValue}
          suggestions={found.map((name) => ({ value: name }))}
          countText={(count) => `${count} suggestions`}
        />
      </div>
    );
  }
  render(<Harness />);
  return { input: screen.getByRole<HTMLInputElement>('combobox', { name: 'University' }), onEscape };
}

function activeOption(input: HTMLElement): string | null | undefined {
  const id = input.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
}

test('typing opens the list and says how many suggestions there are', async () => {
  const { input } = renderField();
  await userEvent.type(input, 'university of');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('2 suggestions');
});

test('the arrows name the active option and wrap around', async () => {
  const { input } = renderField();
  await userEvent.type(input, 'university of{ArrowDown}{ArrowDown}');
  expect(activeOption(input)).toBe('University of Lagos');
  await userEvent.keyboard('{ArrowDown}');
  expect(activeOption(input)).toBe('University of Ibadan');
});

test('Enter takes the active option and closes the list', async () => {
  const { input } = renderField();
  await userEvent.type(input, 'lagos{ArrowDown}{Enter}');
  expect(input.value).toBe('University of Lagos');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('text that is on no list stays as typed', async () => {
  const { input } = renderField();
  await userEvent.type(input, 'My own college{Enter}');
  await userEvent.tab();
  expect(input.value).toBe('My own college');
});

test('a click takes an option and leaves the focus in the field', async () => {
  const { input } = renderField();
  await userEvent.type(input, 'bayero');
  await userEvent.click(screen.getByRole('option'));
  expect(input.value).toBe('Bayero University');
  expect(document.activeElement).toBe(input);
});

test('Esc closes the open list, and a dialog around it hears it too', async () => {
  const { input, onEscape } = renderField();
  await userEvent.type(input, 'lagos{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input.value).toBe('lagos');
  expect(onEscape).toHaveBeenCalledOnce();
});

test('Esc also closes a list that has not arrived yet', async () => {
  const props = { label: 'University', value: 'lagos', onChange: vi.fn(), countText: () => '' };
  const { rerender } = render(<SuggestField {...props} suggestions={[]} />);
  await userEvent.type(screen.getByRole('combobox'), 's{Escape}');
  rerender(<SuggestField {...props} suggestions={[{ value: 'University of Lagos' }]} />);
  expect(screen.queryByRole('option')).toBeNull();
});

test('a list that opens is brought into view as a whole', async () => {
  const shown: unknown[] = [];
  // The test's document has no layout, and so no such method.
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    shown.push(this.getAttribute('role'));
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  const { input } = renderField();
  await userEvent.type(input, 'b');
  expect(shown).toEqual(['listbox']);
});
