import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

let reducedMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  reducedMotion = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedMotion,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderCarousel() {
  render(
    <Carousel
      slides={['Plan', 'Read', 'Ask'].map((name) => ({ id: name, content: name }))}
      labels={{ region: 'What you can do', slide: (n, count) => `${n} of ${count}`, pause: 'Pause', play: 'Play' }}
    />,
  );
  return { region: screen.getByRole('region', { name: 'What you can do' }) };
}

const shown = () => screen.getByRole('group').textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('the next slide comes after the interval and the first after the last', () => {
  renderCarousel();
  expect(shown()).toBe('Plan');
  wait(3000);
  expect(shown()).toBe('Read');
  wait(6000);
  expect(shown()).toBe('Plan');
});

test('a dot opens its slide and gives it a whole interval', () => {
  renderCarousel();
  wait(2900);
  fireEvent.click(screen.getByRole('button', { name: '3 of 3' }));
  wait(2900);
  expect(shown()).toBe('Ask');
  expect(screen.getByRole('button', { name: '3 of 3' }).getAttribute('aria-current')).toBe('true');
});

test('nothing moves under the pointer', () => {
  const { region } = renderCarousel();
  fireEvent.mouseEnter(region);
  wait(9000);
  expect(shown()).toBe('Plan');
  fireEvent.mouseLeave(region);
  wait(3000);
  expect(shown()).toBe('Read');
});

test('nothing moves while the focus is inside', () => {
  renderCarousel();
  act(() => screen.getByRole('button', { name: '1 of 3' }).focus());
  wait(9000);
  expect(shown()).toBe('Plan');
});

test('nothing moves once paused', () => {
  renderCarousel();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(9000);
  expect(shown()).toBe('Plan');
});

test('nothing moves by itself for those who want less motion', () => {
  reducedMotion = true;
  renderCarousel();
  wait(9000);
  expect(shown()).toBe('Plan');
});
