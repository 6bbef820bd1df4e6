import { plainMath } from '../grammar/wording.ts';
import { headOf } from '../kinds/relations.ts';
import { blockOrigin, type Corpus, originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { leansOnContext } from '../standing/words.ts';
import { splitSentences } from '../text/sentences.ts';

/** "The derivative of sin x is cos x": a quantity in words and the expression that the text gives for it. */
export interface Formula {
  /** "the derivative of sin x" */
  name: string;
  head: string;
  expression: string;
  origin: Origin;
}

const GIVEN =
  /^(?:(?:Therefore|Thus|Hence|So|Then),? )?(the [^,;:]{6,130}?) (?:is|equals|is equal to|is given by|is therefore) ([^,;:]{1,40})$/i;
const FUNCTIONS = /\b(?:sin|cos|tan|sec|ln|log|exp|det|adj)\b/g;

const LED_TO =
  /^(?:[^,]{3,60}, )?(the [^,;:]{6,110}?) (?:is|are) (?:then |therefore |thus )?(?:given by|equal to|defined as|defined by|expressed as|written as|found from|calculated from|calculated as)(?: the (?:equation|formula|expression|relation))?:?$/i;

/** "The period of a pendulum is given by" and the equation that is set off below it. */
export function formulasSetOff(corpus: Corpus): Formula[] {
  return corpus.documents.flatMap((document) =>
    document.sections
      .filter((section) => corpus.sectionOrder.has(section))
      .flatMap((section) =>
        section.blocks.flatMap((block, i) => {
          const before = section.blocks[i - 1];
          if (block.kind !== 'formula' || before?.kind !== 'paragraph') return [];
          const lead = plainMath(splitSentences(before.text).at(-1) ?? '');
          const match = LED_TO.exec(lead);
          const equation = plainTex(block.tex);
          if (!match || !equation?.includes(' = ') || leansOnContext(match[1]!)) return [];
          const name = match[1]!.replace(/^The\b/, 'the');
          const origin = blockOrigin(document, section, block, `${lead} ${equation}`, corpus);
          return [{ name, head: headOf(name.replace(/^the /, '')), expression: equation, origin }];
        }),
      ),
  );
}

/** A formula that plain text can show, or null. */
export function plainTex(tex: string): string | null {
  const plain = plainMath(`$${tex.replace(/\s+/g, ' ').replace(/[.,;]?\s*$/, '')}$`).replace(/ ?= ?/g, ' = ');
  return /[$\\{}^_&]/.test(plain) || plain.length > 60 ? null : plain;
}

/** Whether a text is an expression rather than words: symbols, and no word longer than two letters but names of functions. */
function isExpression(text: string): boolean {
  if (/[A-Za-z]{3,}/.test(text.replace(FUNCTIONS, ''))) return false;
  return /[+−/×()√πλμσ²³⁴ⁿ⁻!'′^]|\p{L}\p{L}/u.test(text) || /\b(?:sin|cos|tan|ln|log)\b/.test(text);
}

/** The formulas that a sentence gives in words; formulas that plain text cannot show are left out. */
export function formulasIn(entry: Entry, corpus: Corpus): Formula[] {
  if (!/[$=√²ⁿ()]/.test(entry.sentence.text) || !corpus.sectionOrder.has(entry.section)) return [];
  const text = plainMath(entry.sentence.text).replace(/\.$/, '');
  if (/[$\\]/.test(text)) return [];
  return text
    .split(/, and (?=the )|; (?=the )|, (?:provided|because|since|where|if|when|but|so|which)\b.*/i)
    .flatMap((piece) => {
      const match = GIVEN.exec(piece.trim());
      if (!match || !isExpression(match[2]!) || leansOnContext(match[1]!)) return [];
      // "The power rule states that the derivative of …": the quantity comes last.
      const name = match[1]!.replace(/^.*\bthat (?=the )/i, '').replace(/^The\b/, 'the');
      if (!/ of | for | in which /.test(name)) return [];
      return [
        {
          name,
          head: headOf(name.replace(/^the /, '')),
          expression: match[2]!.replace(/ ?= ?/g, ' = ').replace(/(?<![\p{L}])-(?=[\p{L}\d( ])/gu, '−'),
          origin: originOf(entry),
        },
      ];
    });
}
