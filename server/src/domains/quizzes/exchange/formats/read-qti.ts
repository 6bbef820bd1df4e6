import type { TypedKey } from '@akada/answers';
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import { collect, type Fault, type Imported, type RawQuestion } from './draft.ts';
import { inPart, numberIn, typedNumber, typedWords } from './typed-in.ts';
import { childOf, childrenOf, type Element, findAll, readXml, without, wordsOf } from './xml-tree.ts';

/** QTI 2: a content package, or the file of a single item. */

const most = { files: 1000, bytes: 10 * 1024 * 1024 };

/** What stands around the options in the body of an item, without the options. */
function promptOf(body: Element, interaction: Element): string {
  return [wordsOf(without(body, interaction)), wordsOf(childOf(interaction, 'prompt'))].filter(Boolean).join(' ');
}

/** How far off a number may be, as its processing says; nothing where it has to be exact. */
function offOf(item: Element, value: number): number {
  const processing = childOf(item, 'responseProcessing');
  const [equal] = processing ? findAll(processing, 'equal') : [];
  const { toleranceMode = 'exact', tolerance = '' } = equal?.attributes ?? {};
  const off = Math.max(0, ...tolerance.split(/\s+/).flatMap((one) => numberIn(one) ?? []));
  // A share comes in hundredths.
  return toleranceMode === 'exact' ? 0 : toleranceMode === 'relative' ? (Math.abs(value) * off) / 100 : off;
}

/** The words that count, by their mapping or, without one, by what is called right. */
function readWords(answer: Element): TypedKey | string {
  const right = childrenOf(childOf(answer, 'correctResponse') ?? answer, 'value').map(wordsOf);
  const mapping = childOf(answer, 'mapping');
  const entries = (mapping ? childrenOf(mapping, 'mapEntry') : []).map(({ attributes }) => ({
    text: attributes.mapKey ?? '',
    worth: Number(attributes.mappedValue ?? 0),
  }));
  const most = Math.max(0, ...entries.map(({ worth }) => worth));
  if (entries.some(({ worth }) => worth > 0 && worth < most)) return inPart;
  const accepted = entries.filter(({ worth }) => worth > 0).map(({ text }) => text);
  // The one that is called right comes first, as it is the one that is shown.
  const first = right.filter((text) => accepted.length === 0 || accepted.includes(text));
  return typedWords({
    accepted: [...first, ...accepted],
    nots: entries.filter(({ worth }) => worth <= 0).map(({ text }) => text),
  });
}

function readEntry(item: Element, answer: Element): TypedKey | string {
  const { baseType } = answer.attributes;
  if (baseType !== 'float' && baseType !== 'integer') return readWords(answer);
  const value = numberIn(wordsOf(childOf(childOf(answer, 'correctResponse'), 'value')));
  return value === null ? 'We can’t read the number' : typedNumber({ value, off: offOf(item, value) });
}

const notOne = 'We can only read questions with one right answer';

/** A field for what is typed, alone in its body. */
function readTextEntry(item: Element, body: Element, entry: Element): RawQuestion | Fault {
  const { line } = item;
  const answer = declarationOf(item, entry);
  if (answer?.attributes.cardinality !== 'single') return { line, message: notOne };
  const typed = readEntry(item, answer);
  if (typeof typed === 'string') return { line, message: typed };
  const explanation = wordsOf(childOf(item, 'modalFeedback'));
  return { line, text: wordsOf(without(body, entry)), options: [], correct: -1, typed, explanation };
}

const declarationOf = (item: Element, interaction: Element | undefined) =>
  childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === interaction?.attributes.responseIdentifier,
  );

function readItem(item: Element): RawQuestion | Fault {
  const { line } = item;
  const body = childOf(item, 'itemBody');
  const [entry, ...entries] = body ? findAll(body, 'textEntryInteraction') : [];
  if (body && entry && entries.length === 0 && findAll(body, 'choiceInteraction').length === 0)
    return readTextEntry(item, body, entry);
  const [interaction, another] = body ? findAll(body, 'choiceInteraction') : [];
  const answer = declarationOf(item, interaction);
  if (!body || !interaction || another || entry || answer?.attributes.cardinality !== 'single') {
    return { line, message: notOne };
  }
  const choices = childrenOf(interaction, 'simpleChoice');
  const right = wordsOf(childOf(childOf(answer, 'correctResponse'), 'value'));
  return {
    line,
    text: promptOf(body, interaction),
    options: choices.map(wordsOf),
    correct: choices.findIndex(({ attributes }) => attributes.identifier === right),
    explanation: wordsOf(childOf(item, 'modalFeedback')),
  };
}

/** Reads one file; in a package, a fault says in which. */
function readFile(text: string, name?: string): RawQuestion | Fault {
  const root = readXml(text);
  const named = (fault: Fault): Fault => (name ? { ...fault, message: `${name}: ${fault.message}` } : fault);
  if ('fault' in root) return named({ line: root.line, message: root.fault });
  const read =
    root.name === 'assessmentItem' ? readItem(root) : { line: root.line, message: 'We couldn’t find a question in it' };
  return 'message' in read ? named(read) : read;
}

/** The files of a package; null where it is none, or more than a quiz can be. */
function unpack(base64: string): Record<string, Uint8Array> | null {
  let [files, bytes] = [0, 0];
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (!/\.xml$/i.test(name)) return false;
    files += 1;
    bytes += originalSize;
    if (files > most.files || bytes > most.bytes) throw new Error('too much');
    return true;
  };
  try {
    return unzipSync(Buffer.from(base64, 'base64'), { filter });
  } catch {
    return null;
  }
}

/** The names of the items in the order of the package. */
function itemsOf(files: Record<string, Uint8Array>): string[] {
  const manifest = Object.hasOwn(files, 'imsmanifest.xml')
    ? readXml(strFromU8(files['imsmanifest.xml'] as Uint8Array))
    : null;
  if (!manifest || 'fault' in manifest) return [];
  return findAll(manifest, 'resource')
    .filter(({ attributes }) => attributes.type?.startsWith('imsqti_item'))
    .map(({ attributes }) => attributes.href ?? '')
    .filter((href) => Object.hasOwn(files, href));
}

export function readQti(content: string): Imported {
  if (content.trimStart().startsWith('<')) return collect([readFile(content.trimStart())]);
  const files = unpack(content);
  const items = files ? itemsOf(files) : [];
  if (!files || items.length === 0) {
    return { questions: [], faults: [{ line: 1, message: 'This isn’t a QTI package with questions' }] };
  }
  return collect(items.map((name) => readFile(strFromU8(files[name] as Uint8Array), name)));
}
