/** The same bytes in parts of one size; only the last may be shorter. */
export async function* inParts(source: AsyncIterable<Uint8Array | string>, size: number): AsyncGenerator<Buffer, void> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    const bytes =
      typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    waiting.push(bytes);
    length += bytes.length;
    while (length >= size) {
      const joined = Buffer.concat(waiting);
      yield joined.subarray(0, size);
      waiting = [joined.subarray(size)];
      length = joined.length - size;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}
