import { expect, it } from 'vitest';
import { lightPackage } from './light-package.ts';

const bytes = (text: string) => [...new TextEncoder().encode(text)];
const two = (value: number) => [value & 255, value >> 8];
const four = (value: number) => [...two(value & 0xffff), ...two(value >>> 16)];

/** A zip whose files are stored as they are; each has something behind its name, as zips of other programs do. */
function zipOf(files: Record<string, string>): File {
  const all: number[] = [];
  const directory: number[] = [];
  for (const [name, content] of Object.entries(files)) {
    const [called, inside] = [bytes(name), bytes(content)];
    // Version, flags (sizes come behind the content), method, time, date, checksum, both sizes, length of the name.
    const common = [
      20,
      0,
      8,
      0,
      0,
      0,
      ...four(0),
      ...four(7),
      ...four(inside.length),
      ...four(inside.length),
      ...two(called.length),
    ];
    directory.push(
      ...four(0x02014b50),
      20,
      0,
      ...common,
      ...two(3),
      ...four(0),
      ...four(0),
      ...two(0),
      ...four(all.length),
      ...called,
      1,
      2,
      3,
    );
    all.push(...four(0x04034b50), ...common, ...two(5), ...called, 9, 9, 9, 9, 9, ...inside);
  }
  const count = two(Object.keys(files).length);
  const end = [
    ...four(0x06054b50),
    0,
    0,
    0,
    0,
    ...count,
    ...count,
    ...four(directory.length),
    ...four(all.length),
    0,
    0,
  ];
  return new File([new Uint8Array([...all, ...directory, ...end])], 'course.imscc');
}

/** What a reader of zips finds, by the directory. */
async function filesOf(file: File): Promise<Record<string, string>> {
  const view = new DataView(await file.arrayBuffer());
  const text = (from: number, length: number) => new TextDecoder().decode(new Uint8Array(view.buffer, from, length));
  const end = view.byteLength - 22;
  let at = view.getUint32(end + 16, true);
  const found: Record<string, string> = {};
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const nameLength = view.getUint16(at + 28, true);
    const offset = view.getUint32(at + 42, true);
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    expect([view.getUint16(offset + 6, true), view.getUint32(offset + 18, true)]).toEqual([
      0,
      view.getUint32(at + 20, true),
    ]);
    found[text(at + 46, nameLength)] = text(start, view.getUint32(at + 20, true));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  expect(at).toBe(end);
  return found;
}

const questions = {
  'imsmanifest.xml': '<manifest/>',
  'q/assessment_qti.xml': '<q/>',
  'non_cc_assessments/q.xml.qti': '<all/>',
};

it('keeps what questions are in, and nothing else', async () => {
  const film = 'film'.repeat(10_000);
  const light = await lightPackage(zipOf({ 'film.mp4': film, ...questions, 'pages/one.html': '<p>' }));
  expect(light.name).toBe('course.imscc');
  expect(light.size).toBeLessThan(1000);
  expect(await filesOf(light)).toEqual(questions);
});

it('leaves a package of nothing but questions as it is', async () => {
  const file = zipOf(questions);
  expect(await lightPackage(file)).toBe(file);
});

it.each([
  ['no zip', ''],
  ['a zip that is cut off', 'PK\u0005\u0006'],
])('leaves %s to the server', async (_, content) => {
  const file = new File([content], 'x.zip');
  expect(await lightPackage(file)).toBe(file);
});

it('keeps the pictures that questions name, however they write it, and no others', async () => {
  const named = {
    'q/a.xml': '<q><img src="$IMS-CC-FILEBASE$/Uploaded%20Media/the%20cell.png"/><img src="../m/leaf.jpg"/></q>',
    'web_resources/Uploaded Media/the cell.png': 'cell',
    'm/leaf.jpg': 'leaf',
  };
  const light = await lightPackage(zipOf({ ...named, 'm/other.png': 'other', 'film.mp4': 'film' }));
  expect(await filesOf(light)).toEqual(named);
});
