import { ApiError, type LearningPath, type SprintDay } from '@akada/contract/client';
import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../../lib/network.ts';
import { paceFor } from './frame/pace-figures.ts';
import { formOf, listPlaces } from './lesson/lesson-form.ts';
import { findPlace, markTerms } from './lesson/terms.ts';
import { dayToOpen, milestonesBetween, neighboursOf, withCompleted } from './place.ts';
import { difficultyOf, noteOf } from './sources/materials.ts';
import { videoIdOf } from './sources/video.ts';

const dayOf = (day: number, completed = false) => ({ day, completed, title: `Day ${day}` }) as SprintDay;
const path = {
  today: 2,
  total_days: 4,
  weeks: [{ days: [dayOf(1, true), dayOf(2)] }, { days: [dayOf(3), dayOf(4)] }],
} as LearningPath;

describe('the day to open', () => {
  it('is the one asked for, else the one in the middle of which the learner was, else the one to study now, else the first', () => {
    expect(dayToOpen(path, 4, 3)?.day).toBe(4);
    expect(dayToOpen(path, null, 3)?.day).toBe(3);
    expect(dayToOpen(path, 99, null)?.day).toBe(2);
    expect(dayToOpen({ ...path, today: null }, null, null)?.day).toBe(1);
    expect(dayToOpen({ ...path, weeks: [] }, 1, null)).toBeNull();
  });

  it('is the next unfinished one where the learner had finished the last', () => {
    expect(dayToOpen(path, null, 1)?.day).toBe(2);
    expect(dayToOpen({ ...path, today: null }, null, 1)?.day).toBe(1);
  });

  it('has neighbours across weeks', () => {
    expect(neighboursOf(path, 2)).toMatchObject({ previous: { day: 1 }, next: { day: 3 } });
    expect(neighboursOf(path, 4).next).toBeNull();
  });
});

describe('the form of a lesson', () => {
  const html =
    '<h2>Memory</h2><table></table><table></table><h2>Adding</h2><ol><li>One<ol><li>a</li></ol></li></ol><h3>Code</h3><pre></pre>';

  it('begins with the tables, or with the worked steps, once under each heading', () => {
    expect(listPlaces(html, 'tables')).toEqual([{ index: 0, heading: 'Memory' }]);
    expect(listPlaces(html, 'steps')).toEqual([
      { index: 0, heading: 'Adding' },
      { index: 1, heading: 'Code' },
    ]);
  });

  it('is the choice of the learner, and puts nothing before the text for readers', () => {
    expect(formOf('visual')).toMatchObject({ terms: true, videos: true, places: 'tables', trials: 0 });
    expect(formOf('kinesthetic')).toMatchObject({ terms: false, places: 'steps', trials: 2 });
    expect(formOf('auditory').listen).toBe(true);
    expect(formOf('reading_writing')).toEqual(formOf('balanced'));
  });
});

it('counts a day that was completed here before the server knows', () => {
  expect(withCompleted(path, new Set([2]))).toMatchObject({ completed_days: 2, progress: 50, today: 3 });
  expect(withCompleted(path, new Set([1]))).toMatchObject({ completed_days: 1, progress: 25, today: 2 });
});

it('names each ten percent on the way', () => {
  expect(milestonesBetween(6, 31)).toEqual([10, 20, 30]);
  expect(milestonesBetween(10, 19)).toEqual([]);
});

it('says what the date of an exam asks for', () => {
  expect(paceFor('2026-03-12', '2026-03-02', 15)).toEqual({ left: 10, toRead: 15, aDay: 2 });
  expect(paceFor('2026-03-02', '2026-03-02', 3)).toMatchObject({ left: 0, aDay: 3 });
  expect(paceFor('2026-03-01', '2026-03-02', 3).left).toBe(-1);
});

describe('materials', () => {
  it('are as hard as the week says', () => {
    expect([undefined, 2, 3, 6, 7].map(difficultyOf)).toEqual([
      'beginner',
      'beginner',
      'intermediate',
      'intermediate',
      'advanced',
    ]);
  });

  it('that fail are explained in the words of the documents', () => {
    expect(noteOf(new ApiError(500, { detail: 'Out of order', code: 'internal' }))).toBe(
      'Server error: Out of order. Using locally generated content instead.',
    );
    expect(noteOf(new ApiError(404, { detail: 'We don’t have a lesson on this yet.' }))).toBe(
      'Failed to load materials: We don’t have a lesson on this yet.',
    );
    expect(noteOf(new NetworkError())).toMatch(/^Failed to load materials: /);
    expect(noteOf(new DOMException('', 'AbortError'))).toBe(
      'The server is taking too long to respond... Using fallback content instead.',
    );
  });
});

it('takes the id of a video from a link, and only one of eleven characters', () => {
  const links = [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'dQw4w9WgXcQ',
  ];
  expect(links.map(videoIdOf)).toEqual(Array(4).fill('dQw4w9WgXcQ'));
  expect(videoIdOf('https://www.youtube.com/watch?v=short')).toBeNull();
  expect(videoIdOf('https://example.com/video')).toBeNull();
});

describe('the text of a lesson', () => {
  const html =
    '<h2>A tally</h2><p>Every tally counts. A <strong>tally</strong> is a set of marks.</p><p>A programmer writes a program.</p>';

  it('has each key term once as a button, in bold before anywhere else, never in a heading or inside a word', () => {
    const root = document.createElement('div');
    root.innerHTML = html;
    markTerms(root, ['Tally', 'Program', 'Abacus']);
    const marked = root.innerHTML;
    expect(marked).toContain('<h2>A tally</h2>');
    expect(marked).toMatch(/Every tally counts\. A <strong><button [^>]*data-term="0"[^>]*>tally<\/button><\/strong>/);
    expect(marked).toMatch(/A programmer writes a <button [^>]*data-term="1"[^>]*>program<\/button>\./);
    expect(marked.match(/<button/g)).toHaveLength(2);
  });

  it('shows the block that a sentence stands in, else its heading', () => {
    const root = document.createElement('div');
    root.innerHTML = html;
    expect(findPlace(root, { heading: '', sentence: 'A tally is a  set of marks.' })?.tagName).toBe('P');
    expect(findPlace(root, { heading: 'A tally', sentence: 'Not in it.' })?.tagName).toBe('H2');
    expect(findPlace(root, { heading: 'Other', sentence: null })).toBeNull();
  });
});
