import { describe, expect, it } from 'vitest';
import { loosePins, missingBinaries } from './lockfile.mjs';

describe('missingBinaries', () => {
  const binaries = { '@n/b-linux-x64-gnu': '1.0.0', '@n/b-linux-arm64-gnu': '1.0.0', '@n/b-darwin-x64': '1.0.0' };

  it('accepts a lockfile with both Linux binaries', () => {
    const packages = {
      'node_modules/b': { optionalDependencies: binaries },
      'node_modules/@n/b-linux-x64-gnu': {},
      'server/node_modules/@n/b-linux-arm64-gnu': {},
    };
    expect(missingBinaries({ packages })).toEqual([]);
  });

  it('names a Linux binary that the lockfile dropped', () => {
    const packages = {
      'node_modules/b': { optionalDependencies: binaries },
      'node_modules/@n/b-linux-x64-gnu': {},
    };
    expect(missingBinaries({ packages })).toEqual(['b: @n/b-linux-arm64-gnu is not in the lockfile']);
  });

  it('asks nothing of the package of one platform', () => {
    const packages = {
      'node_modules/b-linux-x64': { cpu: ['x64'], optionalDependencies: { 'lib-linux-x64': '1.0.0' } },
      'node_modules/lib-linux-x64': {},
    };
    expect(missingBinaries({ packages })).toEqual([]);
  });

  it('names a platform that a native package does not offer', () => {
    const packages = {
      'node_modules/b': { optionalDependencies: { 'b-linux-x64': '1.0.0' } },
      'node_modules/b-linux-x64': {},
    };
    expect(missingBinaries({ packages })).toEqual(['b: offers nothing for linux-arm64']);
  });
});

describe('loosePins', () => {
  it('accepts exact versions', () => {
    expect(
      loosePins({ 'package.json': { dependencies: { a: '1.2.3' }, devDependencies: { b: '1.0.0-rc.1' } } }),
    ).toEqual([]);
  });

  it('accepts the exact version of a package under another name', () => {
    expect(loosePins({ 'package.json': { devDependencies: { c: 'npm:@of/package@7.0.2' } } })).toEqual([]);
  });

  it.each(['npm:package@^7.0.2', '^1.2.3', '~1.2.3', '1.2', '*', 'latest', 'github:a/b'])('refuses %s', (version) => {
    expect(loosePins({ 'package.json': { dependencies: { a: version } } })).toHaveLength(1);
  });
});
