/**
 * The 32 bytes of a laptop's public key as people copy and compare them: 52 signs without I, L, O and U. The first
 * sixteen are the laptop's own name among all: nobody makes another key that begins so.
 */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bitsOfSign = 5;

export function writeLaptopCode(key: Uint8Array): string {
  let [held, bits, code] = [0, 0, ''];
  for (const byte of key) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= bitsOfSign) {
      bits -= bitsOfSign;
      code += signs[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? code : code + signs[(held << (bitsOfSign - bits)) & 31];
}

/** The bytes that a code stands for; signs that are none stand for nothing. */
export function readLaptopCode(code: string): Uint8Array {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const sign of code) {
    held = (held << bitsOfSign) | Math.max(0, signs.indexOf(sign));
    bits += bitsOfSign;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return Uint8Array.from(bytes);
}
