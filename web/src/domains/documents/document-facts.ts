import { type Document, documentMediaTypes } from '@akada/contract/client';
import { documentsTexts } from './texts.ts';

type Extension = keyof typeof documentMediaTypes;
const extensions = Object.entries(documentMediaTypes) as [Extension, string][];
const extensionOf = (contentType: string | undefined) => extensions.find(([, type]) => type === contentType)?.[0];

/** PDF, Word, PowerPoint …; empty for what nobody gave a name. */
export function kindOf(contentType: string): string {
  const extension = extensionOf(contentType);
  return extension ? documentsTexts.place.kinds[extension] : '';
}

/** A deck has slides, a spreadsheet sheets, the rest pages; an older browser kept no type. */
const unitOf: Partial<Record<Extension, 'slides' | 'sheets'>> = {
  ppt: 'slides',
  pptx: 'slides',
  xls: 'sheets',
  xlsx: 'sheets',
};

interface Sized extends Pick<Document, 'words' | 'pages'> {
  contentType?: string;
}

/** `12 slides · 840 words`. */
export function sizeOf({ words, pages, contentType }: Sized): string {
  const texts = documentsTexts.summary;
  const extension = extensionOf(contentType);
  const unit = (extension && unitOf[extension]) ?? 'pages';
  return texts.facts(texts.words(words), pages === null ? '' : texts[unit](pages));
}
