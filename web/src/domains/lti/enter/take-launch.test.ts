import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedLti } from '../stored.ts';
import { askOpener, takeLaunch } from './take-launch.ts';

const launch = { code: 'abc', browser_key: 'x-y_z' };
const given = { subject: 'akada.launch.given', ...launch };
let opener: { postMessage: ReturnType<typeof vi.fn> };

beforeEach(() => {
  opener = { postMessage: vi.fn() };
  Object.defineProperty(window, 'opener', { value: opener, configurable: true, writable: true });
});
afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  Object.defineProperty(window, 'opener', { value: null, configurable: true, writable: true });
});

function say(data: unknown, { origin = window.location.origin, source = opener as unknown } = {}) {
  const message = new MessageEvent('message', { data, origin });
  Object.defineProperty(message, 'source', { value: source });
  window.dispatchEvent(message);
}

it('takes the launch from the page of this origin that opened the window', async () => {
  const asked = askOpener();
  expect(opener.postMessage).toHaveBeenCalledWith({ subject: 'akada.launch.ready' }, window.location.origin);
  say(given);
  expect(await asked).toEqual(launch);
});

it('T102 hears no opener of another site, no other window, and nothing else', async () => {
  const asked = askOpener(30);
  say(given, { origin: 'https://evil.example' });
  say(given, { source: { postMessage: vi.fn() } });
  say({ ...given, subject: 'akada.launch.ready' });
  say({ subject: given.subject, code: 'abc' });
  expect(await asked).toBeNull();
});

it.each(['', '#code=abc&key=x-y_z', '#code=abc', '#abc'])(
  'T101 an address with “%s” hands nothing over',
  async (hash) => {
    window.history.replaceState(null, '', `/lti/enter${hash}`);
    expect(await takeLaunch()).toBeNull();
  },
);

it('says so where the browser has cut it off from its opener', async () => {
  Object.defineProperty(window, 'opener', { value: null, configurable: true, writable: true });
  window.history.replaceState(null, '', '/lti/enter#opened');
  expect(await takeLaunch()).toBe('cut-off');
});

it('goes on with the launch of this tab, also after a sign-in elsewhere', async () => {
  storedLti.launch.set(launch);
  window.history.replaceState(null, '', '/lti/enter');
  expect(await takeLaunch()).toEqual(launch);
});

it('keeps what it was given for this tab, and leaves nothing in the address', async () => {
  storedLti.launch.set({ code: 'of an earlier launch', browser_key: 'old' });
  window.history.replaceState(null, '', '/lti/enter#opened');
  const taken = takeLaunch();
  say(given);
  expect(await taken).toEqual(launch);
  expect(storedLti.launch.get()).toEqual(launch);
  expect(window.location.hash).toBe('');
});
