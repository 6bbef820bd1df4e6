import { unescaped } from '../../pictures.ts';
import { childrenOf, type Element, findAll } from '../../xml-tree.ts';

/** What a package says is in it. */
export interface Resource {
  type: string;
  /** Its files in the package; null for one that would be outside of it. */
  files: (string | null)[];
  /** The identifiers of others that it needs. */
  needs: string[];
  identifier: string;
}

/** A path from a folder of the package; null where it leads out of it. */
export function pathFrom(folder: string, href: string): string | null {
  const path: string[] = [];
  const written = `${folder}/${href.split(/[?#]/)[0]}`.replaceAll('\\', '/');
  for (const step of unescaped(written).split('/')) {
    if (step === '..' && path.length === 0) return null;
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}

export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

export function resourcesOf(manifest: Element): Resource[] {
  const base = manifest.attributes['xml:base'] ?? '';
  return childrenOf(manifest, 'resources').flatMap((resources) => {
    const folder = `${base}/${resources.attributes['xml:base'] ?? ''}`;
    return childrenOf(resources, 'resource').map(({ attributes, ...resource }) => {
      const inside = { ...resource, attributes };
      const hrefs = [attributes.href, ...childrenOf(inside, 'file').map((file) => file.attributes.href)];
      const own = `${folder}/${attributes['xml:base'] ?? ''}`;
      const files = hrefs.flatMap((href) => (href ? [pathFrom(own, href)] : []));
      const needs = childrenOf(inside, 'dependency').map((other) => other.attributes.identifierref ?? '');
      return {
        type: attributes.type ?? '',
        identifier: attributes.identifier ?? '',
        files: [...new Set(files)],
        needs,
      };
    });
  });
}

/** The items of a test in its order, whatever sections they are in. */
export const itemsOfTest = (test: Element, path: string): (string | null)[] =>
  findAll(test, 'assessmentItemRef').map(({ attributes }) => pathFrom(folderOf(path), attributes.href ?? ''));
