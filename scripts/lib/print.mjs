// `npm run check | head`: nobody reads on, which is no fault.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1));

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Ends the command with one line that says what to do.
 * @param {string} line
 * @returns {never}
 */
export function giveUp(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** @param {number} milliseconds */
export function inSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * The last line of `npm run check` and `npm test`.
 * @param {{ passed: number, failed: number }} totals
 */
export function totalLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
