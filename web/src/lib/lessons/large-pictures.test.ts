import { afterEach, beforeEach, expect, it } from 'vitest';
import { offerLargePictures } from './large-pictures.ts';

const labels = { enlarge: 'Enlarge the picture', close: 'Close' };
let end: () => void;

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function shut(this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'));
  };
  document.body.innerHTML =
    '<div id="text"><figure class="picture"><svg><title>Two sets</title></svg><figcaption>They share 3.</figcaption></figure></div>';
  end = offerLargePictures(document.querySelector<HTMLElement>('#text')!, labels);
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);

it('gives each picture a button that says what it shows, once', () => {
  offerLargePictures(document.querySelector<HTMLElement>('#text')!, labels)();
  expect(document.querySelectorAll('.enlarge')).toHaveLength(1);
  expect(button('Enlarge the picture: They share 3.')).not.toBeNull();
});

it('shows the picture large under its name, and leaves nothing behind when it is closed', () => {
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const dialog = document.querySelector('dialog');
  expect(dialog?.getAttribute('aria-label')).toBe('Two sets');
  expect(dialog?.querySelectorAll('svg')).toHaveLength(1);
  button('Close')?.click();
  expect(document.querySelector('dialog')).toBeNull();
});
