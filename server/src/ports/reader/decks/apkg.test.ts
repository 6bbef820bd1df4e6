import { readFileSync } from 'node:fs';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openZip } from '../containers/zip.ts';
import { unpackZstd } from '../containers/zstd.ts';
import { readDeckBytes } from '../read-bytes.ts';

const fixture = (name: string) => readFileSync(new URL(`../../../../test/fixtures/decks/${name}`, import.meta.url));
const sides = async (bytes: Buffer) => (await readDeckBytes(bytes)).cards.map(({ front, back }) => [front, back]);

describe('decks of Anki', () => {
  it('are read as another program writes them, as text, with their pictures counted', async () => {
    const { cards, pictures, sounds } = await readDeckBytes(fixture('anki-apkg-export.apkg'));
    expect(cards.map(({ front, back }) => [front, back])).toEqual([
      ['What is osmosis?', 'Water moving through a membrane'],
      ['Formula of water', 'H₂O'],
      ['What does this show?', 'A cell & its wall'],
    ]);
    expect({ pictures, sounds }).toEqual({ pictures: 1, sounds: 0 });
  });

  it('of today are read in their packed form, and not the notice beside it', async () => {
    expect((await sides(fixture('schema-18.apkg'))).slice(0, 8)).toEqual([
      ['What is the cytoplasm?\nOne word.', 'The jelly of the cell'],
      ['Nigeria', 'Abuja'],
      ['Abuja', 'Nigeria'],
      ['The [organelle] makes ATP by […].', 'mitochondrion\nrespiration\nSee week 3'],
      ['The mitochondrion makes […] by respiration.', 'ATP\nSee week 3'],
      ['Chloroplast pigment', 'chlorophyll'],
      ['', 'A leaf'],
      ['Energy of mass $m$?', '$$E = mc^2$$'],
    ]);
  });

  it('in the form between the two are read as well', async () => {
    const { 'collection.anki2': old } = unzipSync(fixture('anki-apkg-export.apkg'));
    const notice = unzipSync(fixture('schema-18.apkg'))['collection.anki2'];
    const between = zipSync({ 'collection.anki21': old as Uint8Array, 'collection.anki2': notice as Uint8Array });
    expect(await sides(Buffer.from(between))).toHaveLength(3);
  });
});

describe('a file that is no deck', () => {
  const packed = unzipSync(fixture('schema-18.apkg'))['collection.anki21b'] as Uint8Array;
  const database = unpackZstd(Buffer.from(packed), 1_000_000);
  const asDeck = (bytes: Uint8Array) => Buffer.from(zipSync({ 'collection.anki2': bytes }));

  it.each([
    ['nothing', Buffer.alloc(0), 'file_empty'],
    ['a text', Buffer.from('Hello'), 'file_not_a_deck'],
    ['another zip', Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(3) })), 'file_not_a_deck'],
    ['a database of nothing', asDeck(new Uint8Array(4096)), 'file_corrupt'],
    ['half a database', asDeck(database.subarray(0, database.length / 2)), 'file_corrupt'],
    ['a zip cut short', fixture('schema-18.apkg').subarray(0, 2000), 'file_corrupt'],
    ['much of little', Buffer.from(zipSync({ 'collection.anki2': new Uint8Array(50_000_000) })), 'file_inflates'],
  ])('%s is refused with its reason', async (_, bytes, code) => {
    await expect(readDeckBytes(bytes)).rejects.toMatchObject({ code });
  });

  it('that unpacks without end stops at the bound', () => {
    expect(() => unpackZstd(Buffer.from(packed), 10_000)).toThrow('file_inflates');
    // A block that repeats one byte: four bytes for 128 kB.
    const block = Buffer.from([2 | ((0x20000 << 3) & 0xff), (0x20000 >> 5) & 0xff, (0x20000 >> 13) & 0xff, 0]);
    const bomb = Buffer.concat([
      Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0x38]),
      ...Array.from({ length: 1000 }, () => block),
    ]);
    expect(() => unpackZstd(bomb, 1_000_000)).toThrow('file_inflates');
  });

  it('gives a deck or a reason, whatever was changed in it', async () => {
    for (let at = 0; at < 150; at++) {
      const changed = Buffer.from(database);
      for (let byte = 0; byte <= at % 4; byte++)
        changed[(at * 7919 + byte * 104_729) % changed.length] = (at * 31 + byte) % 256;
      await readDeckBytes(asDeck(changed)).catch(({ code }) => expect(code).toMatch(/^file_/));
    }
  });

  it('with names that lead elsewhere is read by the names it should have', async () => {
    const whole = { ...unzipSync(fixture('anki-apkg-export.apkg')), '../../etc/passwd': new Uint8Array(3) };
    expect(await sides(Buffer.from(zipSync(whole)))).toHaveLength(3);
    expect(openZip(Buffer.from(zipSync({ '../collection.anki2': database }))).has('collection.anki2')).toBe(false);
  });
});
