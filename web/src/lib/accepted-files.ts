import {
  avatarMaxBytes,
  avatarMediaTypes,
  classListMaxCharacters,
  classListMediaTypes,
  documentMaxBytes,
  documentMediaTypes,
  importMaxCharacters,
  importMediaTypes,
  quizPictureMaxBytes,
  quizPictureMediaTypes,
} from '@akada/contract/client';

/** Which files each place takes, as the contract says; what is inside a file is the server's to judge. */

type Chosen = Pick<File, 'name' | 'type' | 'size'>;
type FileFault = 'type' | 'size' | 'empty';

interface AcceptedFiles {
  /** For the file picker. */
  accept: string;
  /** Why a file cannot be taken; null if it can. */
  faultOf(file: Chosen): FileFault | null;
}

interface AcceptedTexts {
  accept: string;
  maxCharacters: number;
}

/** The other names that systems have for a type. */
const otherNames: Readonly<Record<string, string>> = { 'application/rtf': 'text/rtf', 'application/xml': 'text/xml' };

const withOtherNames = (types: readonly string[]) => [
  ...new Set(types.flatMap((type) => [otherNames[type], type].filter((name) => name !== undefined))),
];
const dotted = (extensions: readonly string[]) => extensions.map((extension) => `.${extension}`);
export const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** By extension, because phones know few of the types; by type, because what they hand over may have no extension. */
function documentFiles(extensions: readonly (keyof typeof documentMediaTypes)[]): AcceptedFiles {
  const byName: ReadonlySet<string> = new Set(extensions);
  const byType = new Set(withOtherNames(extensions.map((extension) => documentMediaTypes[extension])));
  return {
    accept: dotted(extensions).join(),
    faultOf({ name, type, size }) {
      if (!byName.has(extensionOf(name)) && !byType.has(type)) return 'type';
      if (size > documentMaxBytes) return 'size';
      return size === 0 ? 'empty' : null;
    },
  };
}

const readable = Object.keys(documentMediaTypes) as (keyof typeof documentMediaTypes)[];

/** What a sprint can be made of. */
export const sprintDocuments = documentFiles(readable);
/** The page of documents offers no spreadsheets, though they can be read. */
export const studyDocuments = documentFiles(readable.filter((extension) => !isSpreadsheet(extension)));

export function isSpreadsheet(extension: string): boolean {
  return extension === 'xls' || extension === 'xlsx';
}

const pictureFiles = (types: readonly string[], maxBytes: number): AcceptedFiles => ({
  accept: types.join(),
  faultOf({ type, size }) {
    if (!types.includes(type)) return 'type';
    return size > maxBytes ? 'size' : null;
  },
});

export const pictures = pictureFiles(avatarMediaTypes, avatarMaxBytes);
export const questionPictures = pictureFiles(quizPictureMediaTypes, quizPictureMaxBytes);

const textFiles = (types: Readonly<Record<string, string>>, maxCharacters: number): AcceptedTexts => ({
  accept: [...dotted(Object.keys(types)), ...withOtherNames(Object.values(types))].join(),
  maxCharacters,
});

export const questionFiles = textFiles(importMediaTypes, importMaxCharacters);
export const classFiles = textFiles(classListMediaTypes, classListMaxCharacters);

/** What is in a text file; null where it is more than the place takes. `read` where it is not to be read as text. */
export async function readChosen(
  file: File,
  { maxCharacters }: AcceptedTexts,
  read = (chosen: File) => chosen.text(),
): Promise<string | null> {
  // A character has at most four bytes: what is larger need not be read.
  if (file.size > maxCharacters * 4) return null;
  const text = await read(file);
  return text.length > maxCharacters ? null : text;
}
