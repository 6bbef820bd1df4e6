import { SaxesParser } from 'saxes';
import { Unreadable } from '../unreadable.ts';

export type Attributes = Record<string, string>;

export interface XmlHandlers {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Walks an XML file. Document types are refused, so there are no entities to expand and nothing outside to fetch.
 * Names come with the prefixes that the office formats always use (`w:p`, `a:t`).
 */
export function walkXml(bytes: Buffer, { open, close, text }: XmlHandlers): void {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new Unreadable('file_doctype');
  });
  parser.on('error', () => {
    throw new Unreadable('file_corrupt');
  });
  if (open) parser.on('opentag', (tag) => open(tag.name, tag.attributes));
  if (close) parser.on('closetag', (tag) => close(tag.name));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.write(decodeXml(bytes)).close();
}

function decodeXml(bytes: Buffer): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0);
  const isWideBackwards = (bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0 && bytes[1] === 0x3c);
  return new TextDecoder(isWide ? 'utf-16le' : isWideBackwards ? 'utf-16be' : 'utf-8').decode(bytes);
}
