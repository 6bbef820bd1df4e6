import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeForm } from './code-form.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { storedRecovery } from './stored.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The server's next answer. */
function answer(status: number, body: object, headers: Record<string, string> = {}) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status, headers }));
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const isDisabled = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;

describe('asking for a code', () => {
  const show = (onSent = vi.fn()) => {
    render(
      <MemoryRouter>
        <ForgottenForm onSent={onSent} />
      </MemoryRouter>,
    );
    return onSent;
  };

  it.each([
    ['', 'Email is required'],
    ['nobody', 'Please enter a valid email address'],
  ])('refuses "%s" without asking the server', async (email, text) => {
    const fetched = answer(200, {});
    show();
    type('Email', email);
    await press('Receive Code');
    expect(screen.getByText(text)).toBeDefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('says that the code was sent, and goes on after three seconds', async () => {
    answer(200, { message: 'x', request_id: 'r1' });
    const onSent = show();
    type('Email', 'ada@example.com');
    await press('Receive Code');
    expect(screen.getByText('Code sent successfully!')).toBeDefined();
    expect(screen.getByText('Redirecting in 3 seconds...')).toBeDefined();
    await pass(2.9);
    expect(onSent).not.toHaveBeenCalled();
    await pass(0.2);
    expect(onSent).toHaveBeenCalledOnce();
    expect(storedRecovery.resetEmail.get()).toBe('ada@example.com');
  });

  it('locks another code for the same address for thirty seconds, through a reload, and counts down', async () => {
    answer(200, { message: 'x', request_id: 'r1' });
    show();
    type('Email', 'ada@example.com');
    await press('Receive Code');
    expect(screen.getByText('You can get another code in 30 seconds.')).toBeDefined();
    cleanup();
    await pass(10);
    show();
    expect(screen.getByText('You can get another code in 20 seconds.')).toBeDefined();
    expect(isDisabled('Receive Code')).toBe(true);
    await pass(20);
    expect(isDisabled('Receive Code')).toBe(false);
  });

  it('does not make another address wait', async () => {
    answer(200, { message: 'x', request_id: 'r1' });
    show();
    type('Email', 'ada@example.com');
    await press('Receive Code');
    type('Email', 'adaeze@example.com');
    expect(isDisabled('Receive Code')).toBe(false);
  });

  it('shows what the server says, and waits as long as it says', async () => {
    answer(429, { detail: 'Please wait 12 seconds.', code: 'too_many_attempts' }, { 'retry-after': '12' });
    show();
    type('Email', 'ada@example.com');
    await press('Receive Code');
    expect(screen.getByText('Please wait 12 seconds.')).toBeDefined();
    expect(screen.getByText('You can get another code in 12 seconds.')).toBeDefined();
  });

  it.each([
    ['a server without words', () => answer(502, {}), 'Failed to send reset code'],
    [
      'a lost connection',
      () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')),
      'An error occurred while sending the reset code',
    ],
  ])('has a message for %s', async (_, fail, text) => {
    fail();
    show();
    type('Email', 'ada@example.com');
    await press('Receive Code');
    expect(screen.getByText(text)).toBeDefined();
  });
});

describe('entering the code', () => {
  const show = (onAccepted = vi.fn()) => {
    storedRecovery.recovery.set({ requestId: 'r1', resendAt: 0 });
    render(
      <MemoryRouter>
        <CodeForm email="ada@example.com" onAccepted={onAccepted} />
      </MemoryRouter>,
    );
    return onAccepted;
  };
  const paste = (text: string) =>
    fireEvent.paste(screen.getByLabelText('Digit 1 of 4'), { clipboardData: { getData: () => text } });

  it('sends the code with its request, and keeps the token for the next page', async () => {
    const fetched = answer(200, { reset_token: 'akp_1' });
    const onAccepted = show();
    paste('12 34');
    await press('Continue');
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      email: 'ada@example.com',
      code: '1234',
      request_id: 'r1',
    });
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(storedRecovery.recovery.get()?.resetToken).toBe('akp_1');
  });

  it('asks for all four digits', async () => {
    const fetched = answer(200, {});
    show();
    paste('12');
    await press('Continue');
    expect(screen.getByText('Enter all four digits')).toBeDefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('empties the boxes after a wrong code and goes back to the first', async () => {
    answer(400, { detail: 'That code is not right.', code: 'invalid_code' });
    show();
    paste('1234');
    await press('Continue');
    expect(screen.getByText('That code is not right.')).toBeDefined();
    const first = screen.getByLabelText('Digit 1 of 4') as HTMLInputElement;
    expect(first.value).toBe('');
    expect(document.activeElement).toBe(first);
  });

  it('offers a new code when this one is spent', async () => {
    answer(410, { detail: 'This code no longer works.', code: 'code_expired' });
    show();
    paste('1234');
    await press('Continue');
    expect(screen.getByRole('link', { name: 'Get a new code' }).getAttribute('href')).toBe('/reset-password');
  });
});

describe('the new password', () => {
  const show = (onSaved = vi.fn()) => {
    render(
      <MemoryRouter>
        <NewPasswordForm resetToken="akp_1" onSaved={onSaved} />
      </MemoryRouter>,
    );
    return onSaved;
  };

  it.each([
    ['1234567', '1234567', 'Password must be at least 8 characters long'],
    ['long enough', 'long enoug', 'Passwords do not match'],
  ])('refuses "%s" with "%s"', async (password, confirmation, text) => {
    const fetched = answer(200, {});
    show();
    type('New Password', password);
    type('Confirm Password', confirmation);
    await press('Save');
    expect(screen.getByText(text)).toBeDefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('shows how strong it is', () => {
    show();
    type('New Password', 'Much-l0nger-and-mixed');
    expect(screen.getByText('Strong')).toBeDefined();
  });

  it('is saved with the token, after which nothing of the recovery is left', async () => {
    storedRecovery.resetEmail.set('ada@example.com');
    storedRecovery.recovery.set({ requestId: 'r1', resendAt: 0, resetToken: 'akp_1' });
    const fetched = answer(200, { message: 'Password changed. Please log in.' });
    const onSaved = show();
    type('New Password', 'long enough');
    type('Confirm Password', 'long enough');
    await press('Save');
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      reset_token: 'akp_1',
      password: 'long enough',
    });
    expect(onSaved).toHaveBeenCalledOnce();
    expect([storedRecovery.resetEmail.get(), storedRecovery.recovery.get()]).toEqual([null, null]);
  });
});
