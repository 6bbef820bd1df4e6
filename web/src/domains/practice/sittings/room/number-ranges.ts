/** `1, 4 to 9, 12`: numbers in their order, three and more in a row as from and to. */
export function numberRanges(numbers: readonly number[]): string {
  const rows: [number, number][] = [];
  for (const number of numbers) {
    const last = rows.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else rows.push([number, number]);
  }
  return rows
    .map(([from, to]) => (from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from} to ${to}`))
    .join(', ');
}
