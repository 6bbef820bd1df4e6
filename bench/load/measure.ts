import autocannon from 'autocannon';

export interface Target {
  url: string;
  headers: Record<string, string>;
}

export interface Measurement {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

/** Keeps 32 connections busy for some seconds. */
export async function measure({ url, headers }: Target, seconds: number): Promise<Measurement> {
  const result = await autocannon({ url, headers, connections: 32, duration: seconds });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
