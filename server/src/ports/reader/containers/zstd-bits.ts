import { Unreadable } from '../unreadable.ts';

/** Bits as Zstandard stores most of them: from the end of a piece towards its beginning. */
export class BackwardBits {
  private readonly bytes: Buffer;
  /** How many bits are not read yet; below nothing there are zeros, which only an honest end may ask for. */
  left: number;

  constructor(bytes: Buffer) {
    const last = bytes.at(-1) ?? 0;
    if (last === 0) throw new Unreadable('file_corrupt');
    this.bytes = bytes;
    this.left = bytes.length * 8 - (Math.clz32(last) - 24) - 1;
  }

  /** The next bits without going past them. */
  peek(count: number): number {
    let value = 0;
    let at = this.left - count;
    let [taken, missing] = [0, count];
    if (at < 0) {
      taken = Math.min(count, -at);
      missing = count - taken;
      at = 0;
    }
    while (missing > 0) {
      const inByte = at & 7;
      const some = Math.min(8 - inByte, missing);
      const bits = ((this.bytes[at >>> 3] ?? 0) >>> inByte) & ((1 << some) - 1);
      value += bits * 2 ** taken;
      taken += some;
      missing -= some;
      at += some;
    }
    return value;
  }

  read(count: number): number {
    const value = this.peek(count);
    this.left -= count;
    return value;
  }
}

/** Bits from the beginning, as tables are described. */
export class ForwardBits {
  private readonly bytes: Buffer;
  private at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  read(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit++, this.at++) {
      const byte = this.bytes[this.at >>> 3];
      if (byte === undefined) throw new Unreadable('file_corrupt');
      value |= ((byte >>> (this.at & 7)) & 1) << bit;
    }
    return value;
  }

  back(count: number): void {
    this.at -= count;
  }

  /** How many bytes were begun. */
  get used(): number {
    return (this.at + 7) >>> 3;
  }
}
