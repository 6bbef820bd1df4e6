import { strToU8, type Zippable, zipSync } from 'fflate';
import type { WritableQuestion } from '../draft.ts';
import type { WritablePicture } from '../pictures.ts';
import { node, writeXml, type XmlNode } from '../xml.ts';

/** What all packages of questions have in common: a zip, its manifest and where a schema is published. */

export interface WritableQuiz {
  title: string;
  questions: readonly WritableQuestion[];
}

/** Namespaces by their prefix, and where the schema of each is published. */
export function inSchemas(schemas: Record<string, readonly [namespace: string, location: string]>) {
  const names = Object.entries(schemas).map(([prefix, [namespace]]) => [
    prefix ? `xmlns:${prefix}` : 'xmlns',
    namespace,
  ]);
  return {
    ...Object.fromEntries(names),
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': Object.values(schemas).flat().join(' '),
  };
}

interface Resource {
  identifier: string;
  type: string;
  href: string;
  /** Further files of it. */
  beside?: readonly string[];
  /** Identifiers of others that it needs. */
  needs?: readonly string[];
  /** A cartridge names the file of a quiz only below its resource. */
  isNamedBelow?: boolean;
}

const resourceOf = ({ href, beside = [], needs = [], isNamedBelow = false, ...named }: Resource) =>
  node(
    'resource',
    { ...named, ...(!isNamedBelow && { href }) },
    ...[href, ...beside].map((file) => node('file', { href: file })),
    ...needs.map((identifierref) => node('dependency', { identifierref })),
  );

interface Manifest {
  schemas: Record<string, string>;
  /** The name of the standard, and its version. */
  standard: readonly [schema: string, version: string];
  about?: readonly XmlNode[];
  organization?: readonly XmlNode[];
  resources: readonly Resource[];
}

const manifestOf = ({ schemas, standard, about = [], organization = [], resources }: Manifest) =>
  node(
    'manifest',
    { ...schemas, identifier: 'quiz' },
    node('metadata', {}, node('schema', {}, standard[0]), node('schemaversion', {}, standard[1]), ...about),
    node('organizations', {}, ...organization),
    node('resources', {}, ...resources.map(resourceOf)),
  );

/** Where the pictures of a package lie. */
export interface PictureFolder {
  folder: string;
  pictures: readonly WritablePicture[];
}

/** A picture in a text; `src` is its address from there. */
export const img = (src: string, { alt, width, height }: WritablePicture) =>
  node('img', { src, alt, width: String(width), height: String(height) });

export function zipPackage(
  manifest: Manifest,
  files: Record<string, XmlNode>,
  { folder, pictures }: PictureFolder,
): Uint8Array {
  const all = Object.entries({ 'imsmanifest.xml': manifestOf(manifest), ...files });
  const texts = all.map(([name, root]): [string, Uint8Array] => [name, strToU8(writeXml(root))]);
  // What is packed already takes no more packing.
  const stored = pictures.map(({ name, bytes }) => [`${folder}/${name}`, [bytes, { level: 0 }]]);
  return zipSync(Object.fromEntries([...texts, ...stored]) as Zippable);
}
