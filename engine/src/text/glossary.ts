import type { Block } from '../document.ts';
import { countWords } from './normalise.ts';

interface Entry {
  term: string;
  definition: string;
}

/** "Osmosis: the movement of water", "Osmosis – the movement of water". */
const ENTRY = /^([^:–—.!?]{2,60})(?::| [–—-]) +(.{10,})$/su;
/** What stands before a colon and is no term. */
const NO_TERM =
  /^(?:step|stage|phase|note|n\.?b|example|for example|e\.g|fig(?:ure)?|table|answer|ans|question|hint|source|solution|proof|given|where|when|day|week|page|chapter|unit|advantages?|disadvantages?|references?|\d+$)(?:s|\b)/i;
const LONGEST_TERM_WORDS = 7;
const LONGEST_ENTRY = 600;

/** Headers that say that a column explains the one before it. */
const EXPLAINS = /^(?:definitions?|meanings?|explanations?|descriptions?|what it (?:means|is))$/i;
const NAMES = /\b(?:terms?|words?|concepts?|expressions?|names?|vocabulary|phrases?|abbreviations?|acronyms?)\b/i;

/** So many of a list must be entries, and so many paragraphs in a row. */
const MOST = 0.7;
const FEWEST_IN_A_ROW = 3;

const entryIn = (text: string): Entry | null => {
  const match = text.length <= LONGEST_ENTRY ? ENTRY.exec(text) : null;
  const term = match?.[1]?.trim() ?? '';
  if (!match || NO_TERM.test(term) || countWords(term) > LONGEST_TERM_WORDS) return null;
  return { term, definition: match[2]! };
};

/** "**Abiotic** not living": in a glossary the bold words that open an entry are its term. */
function boldEntry(block: Block): Entry | null {
  if (block.kind !== 'paragraph' || block.text.length > LONGEST_ENTRY) return null;
  const term = block.emphasised?.find((words) => block.text.startsWith(`${words} `));
  const definition = term ? block.text.slice(term.length).trim() : '';
  return term && countWords(definition) > 2 ? { term, definition } : null;
}

/** A block in the place of another, with its words in bold or italics. */
const placed = (block: Block, from: Block): Block => ({
  ...block,
  ...('emphasised' in from && from.emphasised ? { emphasised: from.emphasised } : {}),
  ...(from.place ? { place: from.place } : {}),
});

function fromList(block: Extract<Block, { kind: 'list' }>, isGlossary: boolean): Block[] {
  const entries = block.items.map(entryIn);
  const found = entries.filter((entry) => entry !== null).length;
  const isMost = found === entries.length || (found >= FEWEST_IN_A_ROW && found >= MOST * entries.length);
  if (found < 2 || !isMost || (block.ordered && !isGlossary)) return [block];
  const blocks: Block[] = [];
  entries.forEach((entry, i) => {
    const last = blocks.at(-1);
    if (entry && last?.kind === 'definitions') last.entries.push(entry);
    else if (entry) blocks.push(placed({ kind: 'definitions', entries: [entry] }, block));
    else if (last?.kind === 'list') last.items.push(block.items[i]!);
    else blocks.push(placed({ kind: 'list', ordered: block.ordered, items: [block.items[i]!] }, block));
  });
  return blocks;
}

function fromTable(block: Extract<Block, { kind: 'table' }>, isGlossary: boolean): Block[] {
  if (block.header.length !== 2 || block.rows.some(({ length }) => length > 2)) return [block];
  const [first = '', second = ''] = block.header;
  const isHeaded = EXPLAINS.test(second.trim()) && (isGlossary || NAMES.test(first));
  if (!isHeaded && !isGlossary) return [block];
  const rows = isHeaded || EXPLAINS.test(second.trim()) ? block.rows : [block.header, ...block.rows];
  const entries = rows.flatMap(([term = '', definition = '']) => (term && definition ? [{ term, definition }] : []));
  return entries.length > 1 ? [placed({ kind: 'definitions', entries }, block)] : [block];
}

/**
 * The blocks of a section with its lists of terms as definitions: lists and runs of paragraphs of which most are "term:
 * definition", tables of terms and their meanings, and whatever a glossary sets in bold before its explanation.
 */
export function withGlossary(blocks: readonly Block[], isGlossary: boolean): Block[] {
  const found: Block[] = [];
  let run: { block: Block; entry: Entry }[] = [];
  const finish = () => {
    const isGlossaryRun = run.length >= (isGlossary ? 1 : FEWEST_IN_A_ROW);
    if (isGlossaryRun) {
      const emphasised = run.flatMap(({ block }) => ('emphasised' in block ? (block.emphasised ?? []) : []));
      const entries = run.map(({ entry }) => entry);
      const { place } = run[0]!.block;
      found.push({
        kind: 'definitions',
        entries,
        ...(emphasised.length > 0 ? { emphasised } : {}),
        ...(place ? { place } : {}),
      });
    } else found.push(...run.map(({ block }) => block));
    run = [];
  };
  for (const block of blocks) {
    const entry = block.kind === 'paragraph' ? (entryIn(block.text) ?? (isGlossary ? boldEntry(block) : null)) : null;
    if (entry) {
      run.push({ block, entry });
      continue;
    }
    finish();
    if (block.kind === 'list') found.push(...fromList(block, isGlossary));
    else if (block.kind === 'table') found.push(...fromTable(block, isGlossary));
    else found.push(block);
  }
  finish();
  return found;
}
