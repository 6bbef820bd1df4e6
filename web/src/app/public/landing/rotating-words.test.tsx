import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RotatingWords } from './rotating-words.tsx';

const words = ['Sprint', 'Assessment', 'Video', 'Text', 'All AI-powered'];
let prefersStill = false;

beforeEach(() => {
  prefersStill = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersStill,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => words.find((word) => screen.getByText(word).dataset.shown === 'true');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('shows each word for four seconds, in turn and from the start again', () => {
  render(<RotatingWords words={words} isPaused={false} />);
  wait(3999);
  expect(shown()).toBe('Sprint');
  wait(1);
  expect(shown()).toBe('Assessment');
  for (const next of ['Video', 'Text', 'All AI-powered', 'Sprint']) {
    wait(4000);
    expect(shown()).toBe(next);
  }
});

it('keeps every word in the page, so that the widest reserves the room', () => {
  render(<RotatingWords words={words} isPaused={false} />);
  for (const word of words) expect(screen.getByText(word)).toBeTruthy();
});

it('changes over half a second', () => {
  render(<RotatingWords words={words} isPaused={false} />);
  expect(screen.getByText('Sprint').className).toContain('duration-500');
});

it('stands still for those who asked for less motion', () => {
  prefersStill = true;
  render(<RotatingWords words={words} isPaused={false} />);
  wait(60_000);
  expect(shown()).toBe('Sprint');
});

it('stands still while it is paused, and goes on from there', () => {
  const { rerender } = render(<RotatingWords words={words} isPaused={false} />);
  wait(4000);
  rerender(<RotatingWords words={words} isPaused />);
  wait(60_000);
  expect(shown()).toBe('Assessment');
  rerender(<RotatingWords words={words} isPaused={false} />);
  wait(4000);
  expect(shown()).toBe('Video');
});
