import { picturesOf } from '../draft.ts';
import type { XmlNode } from '../xml.ts';
import { itemFile, itemId, itemOf, pictureFolder, testOf } from './items.ts';
import { type WritableQuiz, zipPackage } from './package.ts';

/** In what the versions of QTI differ. */
export interface Dialect {
  standard: readonly [schema: string, version: string];
  schemas: { manifest: Record<string, string>; content: Record<string, string> };
  types: { item: string; test: string };
  template(name: string): string;
  /** The same element as this version writes it. */
  inWords(element: XmlNode): XmlNode;
}

/** One item a question, a test that holds them, and the manifest. */
export function writeInDialect({ title, questions }: WritableQuiz, dialect: Dialect): Uint8Array {
  const { standard, schemas, types, template, inWords } = dialect;
  const file = (root: XmlNode): XmlNode => {
    const written = inWords(root);
    return { ...written, attributes: { ...schemas.content, ...written.attributes } };
  };
  const items = questions.map(({ picture }, index) => ({
    identifier: itemId(index),
    type: types.item,
    href: itemFile(index),
    beside: picture ? [`${pictureFolder}/${picture.name}`] : [],
  }));
  const test = { identifier: 'test', type: types.test, href: 'test.xml' };
  const resources = [{ ...test, needs: items.map(({ identifier }) => identifier) }, ...items];
  const files = questions.map((question, index) => [itemFile(index), file(itemOf(question, index, template))]);
  return zipPackage(
    { schemas: schemas.manifest, standard, resources },
    { 'test.xml': file(testOf(title, questions.length)), ...Object.fromEntries(files) },
    { folder: pictureFolder, pictures: picturesOf(questions) },
  );
}
