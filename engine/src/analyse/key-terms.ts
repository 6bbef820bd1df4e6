import type { Standing, TermFact } from '../facts/fact.ts';
import { factsOf } from '../facts/facts.ts';
import { capitalise } from '../text/normalise.ts';
import type { DocumentText } from '../text/sections.ts';

/** A term with what the text itself says it is, and where. */
export interface KeyTerm {
  term: string;
  /** As it stands inside of a sentence: "Taylor rule", but "adhesion". */
  name: string;
  definition: string;
  documentId: string;
  sectionId: string;
  /** Position of the defining block within its section. */
  blockIndex: number;
  /** The words of the source that define it. */
  sentence: string;
}

/** Of a glossary every term counts, up to a bound; what stands in bold, up to another; then the others, in their order. */
const MOST: Record<Standing, number> = { glossary: 200, shown: 40, label: 0, said: 200 };

/** The terms that a text explains, in its order. */
export function keyTerms(document: DocumentText, max = 15): KeyTerm[] {
  const { terms } = factsOf(document);
  const of = (standing: Standing, most: number) => terms.filter((fact) => fact.standing === standing).slice(0, most);
  const marked = [...of('glossary', MOST.glossary), ...of('shown', MOST.shown)];
  const chosen = new Set([...marked, ...of('said', Math.max(0, max - marked.length))]);
  return terms.filter((fact) => chosen.has(fact)).map(keyTermOf);
}

function keyTermOf({ term, definition, blockIndex, origin }: TermFact): KeyTerm {
  const { documentId, section, sentence } = origin;
  const clean = definition.replace(/[.;,\s]+$/, '');
  return {
    term: capitalise(term),
    name: term,
    definition: `${capitalise(clean)}.`,
    documentId,
    sectionId: section.id,
    blockIndex,
    sentence,
  };
}
