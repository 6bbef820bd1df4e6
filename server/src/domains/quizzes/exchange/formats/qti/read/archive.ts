import { type UnzipFileInfo, unzipSync } from 'fflate';

/** A package as it was sent: what is in it is unpacked only where it is asked for, and not more than a quiz can be. */
export interface Archive {
  /** The names of all files. */
  names: ReadonlySet<string>;
  /** The texts of these files, those that are there; all at once, since each time goes through the whole package. */
  read(names: Iterable<string>): ReadonlyMap<string, string>;
  /** The same for pictures, of which there may be more. */
  pictures(names: Iterable<string>): ReadonlyMap<string, Uint8Array>;
}

const mostBytes = { texts: 10 * 1024 * 1024, pictures: 30 * 1024 * 1024 };

/** Why a package cannot be unpacked. */
export class NotUnpacked extends Error {}

/** As the file itself says how it is written: UTF-8, if it says nothing. */
function textOf(bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0);
  const isWideBackwards = (bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0 && bytes[1] === 0x3c);
  if (isWide || isWideBackwards) return new TextDecoder(isWide ? 'utf-16le' : 'utf-16be').decode(bytes);
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const named = /^(?:\xef\xbb\xbf)?<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]{1,40})["']/.exec(head)?.[1] ?? 'utf-8';
  const isOther = /^(?:iso-8859-|windows-12)\d{1,2}$/i.test(named);
  return new TextDecoder(isOther ? named : 'utf-8').decode(bytes);
}

/** Null where it is no zip. */
export function openArchive(base64: string): Archive | null {
  const zip = Buffer.from(base64, 'base64');
  const names = new Set<string>();
  const taken = { texts: 0, pictures: 0 };
  const unzip = (wanted: ReadonlySet<string>, kind: keyof typeof taken) => {
    // Of a name that is there twice, the first counts.
    const seen = new Set<string>();
    return unzipSync(zip, {
      filter: ({ name, originalSize }: UnzipFileInfo) => {
        if (!name.endsWith('/')) names.add(name);
        if (!wanted.has(name) || seen.has(name)) return false;
        seen.add(name);
        taken[kind] += originalSize;
        if (taken[kind] > mostBytes[kind]) throw new NotUnpacked('There’s too much in this package');
        return true;
      },
    });
  };
  try {
    unzip(new Set(), 'texts');
  } catch {
    return null;
  }
  const unpack = (wanted: Iterable<string>, kind: keyof typeof taken) => {
    try {
      return new Map(Object.entries(unzip(new Set(wanted), kind)));
    } catch (error) {
      throw error instanceof NotUnpacked ? error : new NotUnpacked('The package is damaged');
    }
  };
  return {
    names,
    pictures: (wanted) => unpack(wanted, 'pictures'),
    read: (wanted) => new Map([...unpack(wanted, 'texts')].map(([name, content]) => [name, textOf(content)])),
  };
}
