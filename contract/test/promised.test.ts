import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { promisedFile, promisesNow } from './promised.ts';

const promised = gunzipSync(readFileSync(promisedFile)).toString('utf8').trim().split('\n');
const now = promisesNow();
const callOf = (fact: string) => fact.split(' ', 2).join(' ');
const mustBeGiven = (fact: string) => / takes .*!$/.test(fact);

it('keeps every call, field and answer that was promised: the API only grows', () => {
  const kept = new Set(now);
  // What had to be given may be left out by now.
  const isKept = (fact: string) => kept.has(fact) || (mustBeGiven(fact) && kept.has(fact.slice(0, -1)));
  expect(promised.filter((fact) => !isKept(fact))).toEqual([]);
});

it('asks for nothing more in a call that was promised', () => {
  const calls = new Set(promised.map(callOf));
  const before = new Set(promised);
  // What a new part needs is asked of those alone who send the part; that the part must be sent would show by itself.
  const partOf = (fact: string) => fact.replace(/(\[\]|\{\})*\.[^.]+$/, '');
  const isInNewPart = (fact: string) => !before.has(partOf(fact)) && !before.has(`${partOf(fact)}!`);
  const isMore = (fact: string) => mustBeGiven(fact) && calls.has(callOf(fact)) && !before.has(fact);
  expect(now.filter((fact) => isMore(fact) && !isInNewPart(fact))).toEqual([]);
});

it('would see a field that is gone', () => {
  expect(promised).toContain('GET /api/v1/quizzes/{id}/live gives 200.question_count integer');
});
