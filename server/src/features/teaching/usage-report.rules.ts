/** The operator's table of what language models were used for. */

export interface UsageLine {
  day: string;
  model: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  /** Milliseconds; null where no call was answered. */
  p50: number | null;
  p95: number | null;
  failures: number;
  fallbacks: number;
}

const heads = ['day', 'model', 'calls', 'tokens in', 'tokens out', 'cost', 'p50', 'p95', 'failures', 'fallbacks'];
const leftAligned = 2;

const grouped = (count: number) => count.toLocaleString('en');
const seconds = (ms: number | null) => (ms === null ? '–' : `${(ms / 1000).toFixed(1)} s`);

function cellsOf(line: UsageLine): string[] {
  return [
    line.day,
    line.model,
    grouped(line.calls),
    grouped(line.inputTokens),
    grouped(line.outputTokens),
    (line.costMicros / 1e6).toFixed(4),
    seconds(line.p50),
    seconds(line.p95),
    grouped(line.failures),
    grouped(line.fallbacks),
  ];
}

/** Plain text, for a terminal: names to the left, figures to the right. */
export function usageTable(lines: readonly UsageLine[], days: number): string {
  const span = days === 1 ? 'today' : `the last ${days} days`;
  if (lines.length === 0) return `No language model was used in ${span}.`;
  const rows = [heads, ...lines.map(cellsOf)];
  const widths = heads.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const aligned = (cell: string, i: number) => (i < leftAligned ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!));
  return rows.map((row) => row.map(aligned).join('  ').trimEnd()).join('\n');
}
