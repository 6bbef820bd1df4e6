import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedSession } from '../../../lib/storage/session.ts';
import { ContactForm } from './contact-form.tsx';
import { storedContact } from './stored.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));

function fillIn() {
  type('Name', 'Ada');
  type('Email', 'ada@example.com');
  type('Message', 'Hello');
}

describe('the contact form', () => {
  it('names everything that is missing and goes to the first', () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    render(<ContactForm />);
    send();
    for (const text of ['Name is required', 'Please enter a valid email address', 'Message is required']) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('says that the message is on its way, and forgets the draft', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"message":"x"}', { status: 202 }));
    render(<ContactForm />);
    fillIn();
    send();
    expect(await screen.findByText('Thank you. Your message is on its way.')).toBeDefined();
    expect(storedContact.contactDraft.get()).toBeNull();
  });

  it('keeps what was written when the connection is lost, and through a reload', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    render(<ContactForm />);
    fillIn();
    send();
    expect(await screen.findByRole('alert')).toBeDefined();
    cleanup();
    render(<ContactForm />);
    expect((screen.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('Hello');
  });

  it('knows who is signed in', () => {
    storedSession.userName.set('Ngozi');
    storedSession.userEmail.set('ngozi@example.com');
    render(<ContactForm />);
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Ngozi');
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('ngozi@example.com');
  });
});
