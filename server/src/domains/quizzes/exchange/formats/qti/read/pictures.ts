import type { Fault, FindFile, RawQuestion } from '../../draft.ts';
import type { Archive } from './archive.ts';
import { pathFrom } from './manifest.ts';

/** How a cartridge begins the address of a file that comes along; some programs escape it. */
const base = /^(?:\$|%24)IMS-CC-FILEBASE(?:\$|%24)\/?/i;

/** Where a file that is named in a folder may lie: beside it, as the standard has it, or where Canvas keeps all files. */
function placesOf(src: string, folder: string): string[] {
  const named = src.replace(base, '');
  const folders = named === src ? [folder] : [folder, '', 'web_resources'];
  return folders.flatMap((from) => pathFrom(from, named) ?? []);
}

/** The pictures of all these questions, unpacked at once. */
export function findPictures(entries: readonly (RawQuestion | Fault)[], archive: Archive): FindFile {
  const placeOf = ({ folder = '' }: RawQuestion, src: string) =>
    placesOf(src, folder).find((place) => archive.names.has(place));
  const wanted = entries.flatMap((entry) => {
    if ('message' in entry || !entry.picture) return [];
    return placeOf(entry, entry.picture.src) ?? [];
  });
  const files = wanted.length > 0 ? archive.pictures(wanted) : new Map<string, Uint8Array>();
  return (src, question) => files.get(placeOf(question, src) ?? '') ?? null;
}
