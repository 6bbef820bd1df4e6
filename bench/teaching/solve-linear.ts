/** Gaussian elimination of a regular matrix, as a ridge makes it. */
export function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let i = 0; i < rows.length; i++) {
    for (let k = 0; k < rows.length; k++) {
      if (k === i) continue;
      const factor = rows[k]![i]! / rows[i]![i]!;
      if (factor !== 0) for (let j = i; j <= rows.length; j++) rows[k]![j]! -= factor * rows[i]![j]!;
    }
  }
  return rows.map((row, i) => row.at(-1)! / row[i]!);
}
