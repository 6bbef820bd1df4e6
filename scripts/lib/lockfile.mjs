/** @typedef {{ version?: string, optionalDependencies?: Record<string, string>, os?: string[], cpu?: string[] }} LockEntry */
/** @typedef {{ packages: Record<string, LockEntry> }} Lock */
/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, overrides?: Record<string, unknown> }} Manifest */

const platforms = /** @type {const} */ (['x64', 'arm64']);

/**
 * Binaries for Linux that a native package offers and the lockfile lacks. npm drops an optional binary that a
 * registry does not have without a word, and the lockfile then fails on the other kind of machine.
 * @param {Lock} lock
 */
export function missingBinaries(lock) {
  const paths = Object.keys(lock.packages);
  /** @param {string} name */
  const isLocked = (name) => paths.some((path) => path.endsWith(`node_modules/${name}`));
  return paths.flatMap((path) => {
    // A binary's own package names what goes with it, for its one platform.
    if (lock.packages[path]?.cpu) return [];
    const offered = Object.keys(lock.packages[path]?.optionalDependencies ?? {}).filter(isGlibcBinary);
    const owner = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const dropped = offered.filter((name) => !isLocked(name)).map((name) => `${owner}: ${name} is not in the lockfile`);
    const absent = platforms
      .filter((cpu) => offered.length > 0 && !offered.some((name) => name.includes(cpu)))
      .map((cpu) => `${owner}: offers nothing for linux-${cpu}`);
    return [...dropped, ...absent];
  });
}

/** @param {string} name */
function isGlibcBinary(name) {
  return /linux/.test(name) && /x64|arm64/.test(name) && !/musl|openharmony|android/.test(name);
}

/** One exact version, of the package itself or of another under this name. */
const onePin = /^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Dependencies that are not pinned to one exact version.
 * @param {Record<string, Manifest>} manifests by path
 */
export function loosePins(manifests) {
  return Object.entries(manifests).flatMap(([path, manifest]) => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
      .filter(([, version]) => typeof version !== 'string' || !onePin.test(version))
      .map(([name, version]) => `${path}: ${name} is ${JSON.stringify(version)}, not one exact version`);
  });
}
