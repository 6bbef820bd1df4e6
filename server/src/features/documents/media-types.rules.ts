import { documentMediaTypes } from '@akada/contract';

/** The media type of what the reader recognised. */
export function mediaTypeOf(type: string): string {
  return (documentMediaTypes as Record<string, string>)[type] ?? 'application/octet-stream';
}
