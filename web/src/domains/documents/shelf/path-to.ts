import type { Mode } from '../modes.ts';

/** The conversation about a document, opened at one of its tools. */
export const pathTo = (documentId: string, tool: Mode): string =>
  `/chat?${new URLSearchParams({ document: documentId, tool })}`;
