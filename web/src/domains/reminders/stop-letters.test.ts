import { describe, expect, it } from 'vitest';
import { stopTexts } from './stop-letters.tsx';

describe('the page that asks before letters are stopped', () => {
  it('speaks of the digest to whoever comes from a digest', () => {
    expect(stopTexts('aku_ada.seal.digest')).toMatchObject({
      title: 'Stop the weekly digest',
      toSettings: 'Go to Settings',
    });
  });

  it('speaks of reminders to everybody else, since theirs name no kind', () => {
    expect(stopTexts('aku_ada.seal').title).toBe('Stop reminders');
    expect(stopTexts(null).title).toBe('Stop reminders');
  });
});
