/**
 * `--quick`: about ten seconds of a benchmark, to see that it runs and that its results are right. What it measures then
 * is held against no bar and written nowhere; `npm test -- --all` runs every benchmark so.
 */
export const isQuick = process.argv.includes('--quick');
