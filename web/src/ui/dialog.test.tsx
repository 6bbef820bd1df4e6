import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { buttonClass } from './button-style.ts';
import { Dialog } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

afterEach(cleanup);

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Tour" closeLabel="Close">
        <a href="/dashboard">Skip</a>
      </Dialog>
    </>
  );
}

function WithAlert() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete your account?"
        description="It cannot be undone."
        cancelLabel="Cancel"
        confirmLabel="Delete account"
        onConfirm={() => undefined}
      />
    </>
  );
}

test('a dialog takes the focus, closes on Esc and gives the focus back to what opened it', async () => {
  render(<WithDialog />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Tour' }).contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('an alert dialog starts on Cancel, so that Enter does no harm', async () => {
  render(<WithAlert />);
  const opener = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(opener);
  expect(screen.getByRole('alertdialog', { name: 'Delete your account?' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Cancel');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('the page does not scroll while a dialog is open', async () => {
  render(<WithDialog />);
  expect(document.querySelector('[data-scroll-lock]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(document.querySelector('[data-scroll-lock]')).not.toBeNull();
});

test('the main action of a dialog has one colour, whether it saves or confirms', () => {
  const nothing = () => undefined;
  render(
    <FormDialog
      title="Rename"
      closeLabel="Close"
      saveLabel="Save"
      isBusy={false}
      failure={null}
      onSave={nothing}
      onClose={nothing}
    >
      {null}
    </FormDialog>,
  );
  const saves = screen.getByRole('button', { name: 'Save' }).className;
  cleanup();
  render(
    <AlertDialog
      open
      onOpenChange={nothing}
      title="Hand in?"
      description="You can go on."
      cancelLabel="Not yet"
      confirmLabel="Hand in"
      tone="primary"
      onConfirm={nothing}
    />,
  );
  const confirms = screen.getByRole('button', { name: 'Hand in' }).className;
  const accent = buttonClass('accent', 'md', false);
  expect([saves, confirms]).toEqual([accent, accent]);
});
