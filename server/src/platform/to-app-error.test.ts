import { expect, it } from 'vitest';
import { toAppError } from './to-app-error.ts';

const thrown = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {});

it.each([
  thrown('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  thrown('terminating connection due to administrator command', '57P01'),
  thrown('the database system is starting up', '57P03'),
  thrown('sorry, too many clients already', '53300'),
  thrown('timeout exceeded when trying to connect'),
  thrown('Connection terminated unexpectedly'),
  thrown('Client has encountered a connection error and is not queryable'),
])('“%s” is an outage: worth another try soon', (error) => {
  expect(toAppError(error)).toMatchObject({ code: 'unavailable', status: 503, retryAfter: 5 });
});

it.each([
  thrown('could not extend file "base/5/16939": No space left on device', '53100'),
  thrown('no space left on device, write', 'ENOSPC'),
])('“%s” is a full disk', (error) => {
  expect(toAppError(error)).toMatchObject({ code: 'storage_full', status: 507 });
});

it('what nobody foresaw is an error of ours', () => {
  expect(toAppError(thrown('duplicate key', '23505')).status).toBe(500);
});
