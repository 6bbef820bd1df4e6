import { describe, expect, it } from 'vitest';
import { streakToday } from './day/streak-today.ts';
import { scrollInto } from './marks/window-room.ts';
import { keepPlace, readPlace } from './place.ts';
import { readingOf } from './reading.ts';

describe('the section that is read', () => {
  const lessonWith = (tops: readonly number[]) => {
    const root = document.createElement('div');
    root.innerHTML = `<div class="prose">${tops.map((top) => `<h2>At ${top}</h2>`).join('')}</div>`;
    root.querySelectorAll('h2').forEach((heading, index) => {
      heading.getBoundingClientRect = () => ({ top: tops[index] }) as DOMRect;
    });
    return root;
  };

  it('is the last whose heading has come up to the middle of the window', () => {
    expect(readingOf(lessonWith([-900, 200, 700]), false, 800).current).toBe(2);
    expect(readingOf(lessonWith([500, 900]), false, 800).current).toBe(0);
  });

  it('is the last one at the end of the text, however short that is', () => {
    expect(readingOf(lessonWith([100, 600]), true, 800)).toEqual({ sections: ['At 100', 'At 600'], current: 2 });
  });
});

describe('a box is scrolled into the room that is free', () => {
  const room = { top: 100, bottom: 360 };
  it('by nothing where it is in sight', () => expect(scrollInto(room, { top: 120, bottom: 300 })).toBe(0));
  it('up from under the foot', () => expect(scrollInto(room, { top: 380, bottom: 420 })).toBe(60));
  it('down from behind the head', () => expect(scrollInto(room, { top: 40, bottom: 80 })).toBe(-60));
  it('to its head where it is higher than the room', () =>
    expect(scrollInto(room, { top: 300, bottom: 900 })).toBe(200));
});

describe('the streak that a finished day shows', () => {
  it('is the figure of today, which counts the day already', () => {
    expect(streakToday(4, '2026-11-16', '2026-11-16')).toBe(4);
    expect(streakToday(0, '2026-11-16', '2026-11-16')).toBe(1);
  });
  it('goes on from a figure of yesterday', () => expect(streakToday(4, '2026-10-31', '2026-11-01')).toBe(5));
  it('begins anew after a day that was missed', () => expect(streakToday(4, '2026-11-10', '2026-11-16')).toBe(1));
});

it('the tutor stays beside the text on another day, and what was done of the first is not taken for that of the other', () => {
  keepPlace('s1', { day: 1, tutor: true, read: 0.5 });
  keepPlace('s1', { day: 2 });
  expect(readPlace('s1')).toEqual({ day: 2, view: 'text', read: 0, tutor: true });
});
