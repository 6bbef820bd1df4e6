import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type LoadPage, lazyPage, loadPage } from './lazy-page.tsx';

afterEach(cleanup);

const module = { default: () => <h1>Here</h1> };
const show = (load: LoadPage) => {
  const Page = lazyPage(load);
  render(
    <Suspense fallback="Loading">
      <Page />
    </Suspense>,
  );
};

it('waits for a page whose code is not there', async () => {
  await act(async () => show(async () => module));
  expect(screen.getByText('Here')).toBeTruthy();
});

it('shows a page whose code was loaded before without any pause', async () => {
  const load: LoadPage = async () => module;
  await loadPage(load);
  show(load);
  expect(screen.getByText('Here')).toBeTruthy();
});
