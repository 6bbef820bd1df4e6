import type { DocumentCitation } from '@akada/contract';

/** The teacher speaks of lessons; here a learner has a document before them. */

export function aboutDocument(prompt: string): string {
  return prompt.replace(/\bthe lesson\b/i, 'the document');
}

function placeOf({ heading_path, place }: DocumentCitation): string {
  const path = heading_path.slice(-2).join(' › ');
  if (place?.page !== undefined) return `${path} (page ${place.page})`;
  if (place?.slide !== undefined) return `${path} (slide ${place.slide})`;
  return place?.sheet === undefined ? path : `${path} (sheet ${place.sheet})`;
}

const marks = /[\\`*_{}[\]<>#|~$]/g;
const asText = (text: string) => text.replace(marks, '\\$&').replace(/\s+/g, ' ');

/** Says plainly that the document does not answer; what comes near is quoted as such, each with its place. */
export function notInDocument(nearest: readonly DocumentCitation[]): string {
  const quoted = nearest.flatMap((citation) =>
    citation.sentence ? [`Under **${asText(placeOf(citation))}**:\n\n> ${asText(citation.sentence)}`] : [],
  );
  if (quoted.length === 0) return 'This document does not say, so I cannot answer that from it.';
  return ['This document does not say so clearly that I could answer. This is the nearest it comes:', ...quoted].join(
    '\n\n',
  );
}
