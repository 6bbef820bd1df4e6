import { collect, type Fault, type Imported, type RawQuestion } from '../../draft.ts';
import { type Element, readXml } from '../../xml-tree.ts';
import { type Archive, NotUnpacked, openArchive } from './archive.ts';
import { readAssessment } from './assessment.ts';
import { readItem } from './item.ts';
import { folderOf, itemsOfTest, type Resource, resourcesOf } from './manifest.ts';
import { underOldNames } from './names.ts';
import { findPictures } from './pictures.ts';

/** What other programs pack questions into: QTI 2 and 3, QTI 1.2, Common Cartridge; which it is, the package itself says. */

/** Moodle's own export is what is wanted of whoever has this instead. */
const backup =
  'This is a backup of a Moodle course, which we can’t read. Export the questions from Moodle as Moodle XML instead';

const fail = (message: string): Imported => ({ questions: [], faults: [{ line: 1, message }] });

const isItem = ({ type }: Resource) => /^imsqti_(?:apip)?item_xmlv[23]/.test(type);
const isTest = ({ type }: Resource) => /^imsqti_(?:test|assessment)_xmlv[23]/.test(type);
const isAssessment = ({ type }: Resource) => /^imsqti_xmlv1p/.test(type);

/** Where Canvas keeps all that it knows of a quiz, beside what a cartridge can say of it. */
const ofCanvas = /^non_cc_assessments\/.*\.xml\.qti$/;
const inFull = (path: string) => `non_cc_assessments/${folderOf(path)}.xml.qti`;

/** What is in a file of questions. */
export function readQuestions(text: string): (RawQuestion | Fault)[] {
  const root = readXml(text);
  if ('fault' in root) return [{ line: root.line, message: root.fault }];
  const known = underOldNames(root);
  if (known.name === 'assessmentItem') return [readItem(known)];
  if (known.name === 'questestinterop') return readAssessment(known);
  return [{ line: root.line, message: 'We couldn’t find a question in it' }];
}

/** The files of questions in the order in which they are asked; null for one that would be outside of the package. */
function filesOf(resources: readonly Resource[], archive: Archive): (string | null)[] {
  const tests = resources.filter(isTest).flatMap(({ files }) => files[0] ?? []);
  const texts = archive.read(tests);
  const inTests = tests.flatMap((path) => {
    const root = readXml(texts.get(path) ?? '');
    return 'fault' in root ? [] : itemsOfTest(underOldNames(root), path);
  });
  const others = resources.flatMap((resource) => {
    const [first = null] = resource.files;
    if (isItem(resource)) return [first];
    if (isAssessment(resource)) return [first && archive.names.has(inFull(first)) ? inFull(first) : first];
    return resource.files.filter((path) => path !== null && ofCanvas.test(path));
  });
  return [...new Set([...inTests, ...others])];
}

/** How many things are in a cartridge that are neither questions nor parts of them. */
function othersIn(resources: readonly Resource[]): number {
  const asked = resources.filter(isAssessment);
  const parts = new Set(asked.flatMap(({ needs }) => needs));
  const isPart = ({ identifier, files }: Resource) =>
    parts.has(identifier) || files.some((path) => path !== null && ofCanvas.test(path));
  return resources.filter((resource) => !isAssessment(resource) && !isPart(resource)).length;
}

/** Each question under its number; what is wrong with a whole file, under the file's name. */
function* entriesOf(paths: readonly (string | null)[], archive: Archive): Generator<RawQuestion | Fault> {
  const texts = archive.read(paths.filter((path) => path !== null));
  let number = 0;
  for (const path of paths) {
    const text = path === null ? undefined : texts.get(path);
    if (path === null || text === undefined) {
      const message = path === null ? 'It points outside the package' : `${path} isn’t in the package`;
      yield { line: 1, number: ++number, message };
    } else
      for (const entry of readQuestions(text)) {
        number += 1;
        yield 'message' in entry ? { ...entry, number } : { ...entry, number, folder: folderOf(path) };
      }
  }
}

function manifestOf(archive: Archive): Element | string {
  const text = archive.read(['imsmanifest.xml']).get('imsmanifest.xml');
  if (text === undefined) return 'The package has no imsmanifest.xml, which says what is in it';
  const manifest = readXml(text);
  return 'fault' in manifest ? `imsmanifest.xml: ${manifest.fault}` : manifest;
}

/** As Moodle packs a course, unless it was told to zip it. */
const isTarred = (base64: string) =>
  Buffer.from(base64.slice(0, 4), 'base64').subarray(0, 2).toString('hex') === '1f8b';

export function readPackage(base64: string): Imported {
  const archive = openArchive(base64);
  if (!archive) return fail(isTarred(base64) ? backup : 'This isn’t a package of questions');
  if (archive.names.has('moodle_backup.xml')) return fail(backup);
  try {
    const manifest = manifestOf(archive);
    if (typeof manifest === 'string') return fail(manifest);
    const resources = resourcesOf(manifest);
    const entries = [...entriesOf(filesOf(resources, archive), archive)];
    const read = collect(entries, findPictures(entries, archive));
    const others = resources.some(isItem) ? 0 : othersIn(resources);
    return others > 0 ? { ...read, left_out: others } : read;
  } catch (error) {
    if (error instanceof NotUnpacked) return fail(error.message);
    throw error;
  }
}
