import { strToU8, zipSync } from 'fflate';
import type { WritableQuestion } from '../draft.ts';
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
  /** Identifiers of others that it needs. */
  needs?: readonly string[];
  /** A cartridge names the file of a quiz only below its resource. */
  isNamedBelow?: boolean;
}

const resourceOf = ({ href, needs = [], isNamedBelow = false, ...named }: Resource) =>
  node(
    'resource',
    { ...named, ...(!isNamedBelow && { href }) },
    node('file', { href }),
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

export function zipPackage(manifest: Manifest, files: Record<string, XmlNode>): Uint8Array {
  const all = Object.entries({ 'imsmanifest.xml': manifestOf(manifest), ...files });
  return zipSync(Object.fromEntries(all.map(([name, root]) => [name, strToU8(writeXml(root))])));
}
