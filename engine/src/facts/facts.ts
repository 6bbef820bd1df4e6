import type { DocumentText } from '../text/sections.ts';
import type { Facts } from './fact.ts';
import { listFacts } from './lists.ts';
import { rowFacts } from './rows.ts';
import { isTaught, termFacts } from './terms.ts';

const read = new WeakMap<DocumentText, Facts>();

/** What a document says by its structure, in its order; the same document is read once. */
export function factsOf(document: DocumentText): Facts {
  const known = read.get(document);
  if (known) return known;
  const taught = document.sections.filter(isTaught);
  const facts = {
    terms: termFacts(document),
    lists: taught.flatMap((section) => listFacts(document, section)),
    rows: taught.flatMap((section) => rowFacts(document, section)),
  };
  read.set(document, facts);
  return facts;
}
