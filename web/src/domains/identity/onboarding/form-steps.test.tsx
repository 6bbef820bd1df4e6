import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { blankAnswers } from './answers.ts';
import { PreferencesStep } from './form-steps.tsx';

afterEach(cleanup);

it('asks for a learning style as an optional matter of form, with an answer already chosen', () => {
  render(<PreferencesStep answers={blankAnswers} onChange={() => {}} />);
  const group = screen.getByRole('group', { name: 'Preferred learning style (Optional)' });
  expect(group.textContent).toContain('It only changes how lessons are shown.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mixed' }).checked).toBe(true);
});
