import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SaveBar } from './save-bar.tsx';

afterEach(cleanup);

it.each([
  { isNew: true, isDirty: false, said: 'Nothing to save yet.' },
  { isNew: true, isDirty: true, said: 'Unsaved changes' },
  { isNew: false, isDirty: false, said: 'All changes saved.' },
])('says “$said” where that is true', ({ isNew, isDirty, said }) => {
  const nothing = () => undefined;
  render(
    <SaveBar isNew={isNew} isDirty={isDirty} isSaving={false} fault={null} onSave={nothing} onDiscard={nothing} />,
  );
  expect(screen.getByRole('status').textContent).toBe(said);
});
