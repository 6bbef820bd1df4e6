import { ApiError } from '@akada/contract/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SignUpForm } from './sign-up-form.tsx';

afterEach(cleanup);

it('says from which age one may have an account', () => {
  render(
    <MemoryRouter>
      <SignUpForm isBusy={false} onSubmit={async () => {}} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/at least 16/)).toBeDefined();
});

it('a password that everybody uses is refused beside its field, with the focus in it', async () => {
  const refusal = { detail: 'Lots of people use this password.', code: 'common_password' };
  render(
    <MemoryRouter>
      <SignUpForm isBusy={false} onSubmit={() => Promise.reject(new ApiError(422, refusal))} />
    </MemoryRouter>,
  );
  const password = screen.getByLabelText('Password');
  const type = (field: Element, value: string) => fireEvent.change(field, { target: { value } });
  type(screen.getByLabelText('Name'), 'Ada');
  type(screen.getByLabelText('Email'), 'ada@student.example');
  type(password, '123456');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.submit(password);
  const said = await screen.findByText(refusal.detail);
  expect(password.getAttribute('aria-describedby')).toContain(said.id);
  expect(document.activeElement).toBe(password);
});
