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

/** What the quizzes of a day took on average, their checks included. */
export interface QuizLine {
  day: string;
  quizzes: number;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  /** The dearest of them. */
  mostMicros: number;
}

const quizHeads = ['day', 'quizzes', 'calls each', 'tokens in', 'tokens out', 'cost each', 'dearest'];

const grouped = (count: number) => Math.round(count).toLocaleString('en');
const money = (micros: number) => (micros / 1e6).toFixed(4);
const seconds = (ms: number | null) => (ms === null ? '–' : `${(ms / 1000).toFixed(1)} s`);

function cellsOf(line: UsageLine): string[] {
  return [
    line.day,
    line.model,
    grouped(line.calls),
    grouped(line.inputTokens),
    grouped(line.outputTokens),
    money(line.costMicros),
    seconds(line.p50),
    seconds(line.p95),
    grouped(line.failures),
    grouped(line.fallbacks),
  ];
}

/** Plain text, for a terminal: names to the left, figures to the right. */
function table(rows: readonly string[][], leftAligned: number): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const aligned = (cell: string, i: number) => (i < leftAligned ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!));
  return rows.map((row) => row.map(aligned).join('  ').trimEnd()).join('\n');
}

export function usageTable(lines: readonly UsageLine[], days: number): string {
  const span = days === 1 ? 'today' : `the last ${days} days`;
  if (lines.length === 0) return `No language model was used in ${span}.`;
  return table([heads, ...lines.map(cellsOf)], 2);
}

export function quizTable(lines: readonly QuizLine[]): string {
  const rows = lines.map((line) => [
    line.day,
    grouped(line.quizzes),
    line.calls.toFixed(1),
    grouped(line.inputTokens),
    grouped(line.outputTokens),
    money(line.costMicros),
    money(line.mostMicros),
  ]);
  return `What a quiz took, its checks included:\n${table([quizHeads, ...rows], 1)}`;
}

/** What one model was used for, over all days of a report. */
export interface ModelSum {
  model: string;
  calls: number;
  tokens: number;
  cost_micros: number;
  failures: number;
  fallbacks: number;
}

/** The dearest first. */
export function sumByModel(lines: readonly UsageLine[]): ModelSum[] {
  const sums = new Map<string, ModelSum>();
  for (const { model, calls, inputTokens, outputTokens, costMicros, failures, fallbacks } of lines) {
    const sum = sums.get(model) ?? { model, calls: 0, tokens: 0, cost_micros: 0, failures: 0, fallbacks: 0 };
    sum.calls += calls;
    sum.tokens += inputTokens + outputTokens;
    sum.cost_micros += costMicros;
    sum.failures += failures;
    sum.fallbacks += fallbacks;
    sums.set(model, sum);
  }
  return [...sums.values()].sort((one, other) => other.cost_micros - one.cost_micros || other.calls - one.calls);
}
