import { Suspense, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { GiveBackTyped, keepTyped, WhenAlive } from './typed-early.tsx';

function Fields() {
  const [name, setName] = useState('');
  const [agrees, setAgrees] = useState(false);
  return (
    <>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input name="agrees" type="checkbox" checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />
      <output>{`${name} ${agrees}`}</output>
      <WhenAlive />
    </>
  );
}

/** Within a boundary, as pages are: it comes to life after the page around it. */
function Form({ tell = () => {} }: { tell?: () => void }) {
  return (
    <GiveBackTyped value={tell}>
      <Suspense>
        <Fields />
      </Suspense>
    </GiveBackTyped>
  );
}

function rendered() {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  const [name, agrees] = root.querySelectorAll('input');
  return { root, name: name!, agrees: agrees!, said: () => root.querySelector('output')?.textContent };
}

it('gives the form what was typed before its script was there', async () => {
  const { root, name, agrees, said } = rendered();
  name.value = 'Ngozi';
  agrees.checked = true;
  const giveBack = keepTyped(root);
  hydrateRoot(root, <Form tell={giveBack} />);
  await vi.waitFor(() => expect(said()).toBe('Ngozi true'));
  expect(name.value).toBe('Ngozi');
});

it('gives it what is typed while the page comes to life', async () => {
  const { root, name, said } = rendered();
  const giveBack = keepTyped(root);
  name.value = 'Ada';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  hydrateRoot(root, <Form tell={giveBack} />);
  await vi.waitFor(() => expect(said()).toBe('Ada false'));
});

it('gives it what was touched while React held every event back', async () => {
  const { root, agrees } = rendered();
  const giveBack = keepTyped(root);
  root.addEventListener('input', (event) => event.stopPropagation(), true);
  agrees.click();
  // Anew, without the fields that were touched.
  createRoot(root).render(<Form tell={giveBack} />);
  await vi.waitFor(() => expect(root.querySelector('output')?.textContent).toBe(' true'));
});

it('leaves a form alone that nobody has touched', async () => {
  const { root, said } = rendered();
  const tell = vi.fn(keepTyped(root));
  hydrateRoot(root, <Form tell={tell} />);
  await vi.waitFor(() => expect(tell).toHaveBeenCalled());
  expect(said()).toBe(' false');
});

it('keeps the very touch that brings the page to life', async () => {
  const { root, agrees, said } = rendered();
  const giveBack = keepTyped(root);
  hydrateRoot(root, <Form tell={giveBack} />);
  agrees.click();
  await vi.waitFor(() => expect(said()).toBe(' true'));
  expect(agrees.checked).toBe(true);
});

it('keeps the very letter that brings the page to life', async () => {
  const { root, name, said } = rendered();
  const giveBack = keepTyped(root);
  hydrateRoot(root, <Form tell={giveBack} />);
  name.value = 'Ada';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(said()).toBe('Ada false'));
});
