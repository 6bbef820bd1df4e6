type Direction = Float32Array | Int8Array;

/** How much two directions point the same way, -1 to 1. */
export function cosine(a: Direction, b: Direction): number {
  let product = 0;
  for (let i = 0; i < b.length; i++) product += a[i]! * b[i]!;
  return product / (lengthOf(a) * lengthOf(b) || 1);
}

export function lengthOf(direction: Direction): number {
  let squares = 0;
  for (let i = 0; i < direction.length; i++) squares += direction[i]! ** 2;
  return Math.sqrt(squares);
}
