// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

/** The tables of a woff2 file: their names by the numbers that the format gives them. */
const KNOWN =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH'.split(
    ' ',
  );

function tablesOf(file: Buffer): Map<string, Buffer> {
  let at = 48;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = (value << 7) | (byte & 0x7f);
      if (!(byte & 0x80)) return value;
    }
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const known = KNOWN[flags & 0x3f];
    const name = known ?? file.toString('latin1', at, at + 4);
    if (!known) at += 4;
    const length = number();
    const isChanged = (name === 'glyf' || name === 'loca') && flags >> 6 === 0;
    return { name, length: isChanged ? number() : length };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let from = 0;
  const tables = new Map<string, Buffer>();
  for (const { name, length } of entries) {
    tables.set(name, data.subarray(from, from + length));
    from += length;
  }
  return tables;
}

const file = readFileSync(new URL('./akada-maths.woff2', import.meta.url));
const tables = tablesOf(file);

it('is small enough for a phone', () => expect(file.length).toBeLessThan(45_000));

it('says how formulas are set, with larger variants of what grows', () => {
  const math = tables.get('MATH')!;
  const variants = math.readUInt16BE(8);
  expect(math.readUInt16BE(4)).toBeGreaterThan(0);
  const [upright, lying] = [math.readUInt16BE(variants + 6), math.readUInt16BE(variants + 8)];
  expect(upright).toBeGreaterThan(15);
  expect(lying).toBeGreaterThan(5);
  // At least one of what grows upwards is put together from parts: as a root over a tall fraction.
  const constructions = Array.from({ length: upright }, (_, i) => variants + math.readUInt16BE(variants + 10 + 2 * i));
  expect(constructions.filter((one) => math.readUInt16BE(one) > 0).length).toBeGreaterThan(5);
});

it('has shapes for exponents', () => expect(tables.get('GSUB')!.toString('latin1')).toContain('ssty'));
