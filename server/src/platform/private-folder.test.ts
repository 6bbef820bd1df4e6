import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isOfDataFolder } from './data-folder.ts';
import { closeToOthers as close } from './private-folder.ts';

const closeToOthers = (path: string) => close(path, isOfDataFolder);

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'akada-private-'));
  folder = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true }));

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

function put(name: string, mode: number): string {
  const path = join(folder, name);
  writeFileSync(path, 'x');
  chmodSync(path, mode);
  return path;
}

function open(name = '', mode = 0o755): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
  return path;
}

// Windows keeps no such modes.
describe.skipIf(process.platform === 'win32')('a folder that others may look into', () => {
  it('is closed to them, and so is all that is in it', () => {
    const folders = [open(), open('db', 0o777), open('db/base'), open('logs')];
    const files = [put('db/base/1259', 0o666), put('secret', 0o600), put('logs/akada.log', 0o644)];
    expect(closeToOthers(folder)).toEqual({ closed: 6, left: 0, foreign: [] });
    expect([...folders, ...files].map(modeOf)).toEqual(['700', '700', '700', '700', '600', '600', '600']);
    expect(closeToOthers(folder)).toEqual({ closed: 0, left: 0, foreign: [] });
  });

  it('keeps what somebody else put there as it is, and says so: it may be a home directory, named by mistake', () => {
    open('', 0o755);
    open('web-pages', 0o755);
    open('files-incoming', 0o755);
    const theirs = [put('web-pages/index.html', 0o644), put('secrets', 0o640), put('my.db', 0o666)];
    const { foreign, ...rest } = closeToOthers(folder);
    expect(rest).toEqual({ closed: 2, left: 0 });
    expect(foreign.toSorted()).toEqual(['my.db', 'secrets', 'web-pages']);
    expect([folder, join(folder, 'web-pages'), ...theirs].map(modeOf)).toEqual(['700', '755', '644', '640', '666']);
    expect(closeToOthers(folder)).toEqual({ closed: 0, left: 0, foreign: [] });
  });

  it('is not gone through at every start: once it is closed, nobody comes to what is in it', () => {
    open('', 0o700);
    const file = put('old', 0o644);
    expect(closeToOthers(folder)).toEqual({ closed: 0, left: 0, foreign: [] });
    expect(modeOf(file)).toBe('644');
  });

  it('leaves its owner what the owner may do', () => {
    open();
    open('files');
    const program = put('files/run.sh', 0o755);
    closeToOthers(folder);
    expect(modeOf(program)).toBe('700');
  });

  it('does not reach outside by a link', () => {
    open();
    const outside = join(parent, 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, 'page'), 'x');
    for (const [path, mode] of [
      [outside, 0o755],
      [join(outside, 'page'), 0o644],
    ] as const)
      chmodSync(path, mode);
    symlinkSync(outside, join(folder, 'files'));
    symlinkSync(join(outside, 'page'), join(folder, 'secret'));
    expect(closeToOthers(folder)).toEqual({ closed: 1, left: 0, foreign: [] });
    expect([modeOf(outside), modeOf(join(outside, 'page'))]).toEqual(['755', '644']);
  });

  it('may itself be named by a link', () => {
    open();
    const file = put('secret', 0o644);
    symlinkSync(folder, join(parent, 'named'));
    closeToOthers(join(parent, 'named'));
    expect([modeOf(folder), modeOf(file)]).toEqual(['700', '600']);
  });

  it('need not be there', () => {
    expect(closeToOthers(join(parent, 'none'))).toEqual({ closed: 0, left: 0, foreign: [] });
  });

  // Of the system's own files nobody can take anything, not even its administrator.
  it('that cannot be closed is told, and is no error', () => {
    const { closed, left, reason } = close('/proc/self/fdinfo', () => true);
    expect([closed, left > 0, typeof reason]).toEqual([0, true, 'string']);
  });
});
