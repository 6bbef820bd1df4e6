import type { Block } from '../document.ts';
import { leansOnContext, plainMath } from '../grammar/wording.ts';
import { blockOrigin, type Corpus, isExampleSection } from '../reading/corpus.ts';
import type { Origin } from '../reading/origin.ts';
import type { DocumentText, Section } from '../text/sections.ts';
import { splitSentences } from '../text/sentences.ts';
import { contentStems } from '../text/stems.ts';
import { plainTex } from './formulas.ts';

/** "where R is the resistance": a letter of an equation and what it stands for. */
export interface LetterMeaning {
  equation: string;
  letter: string;
  meaning: string;
  stems: readonly string[];
  origin: Origin;
}

const LETTER = "[\\p{L}∆][\\p{M}₀-₉ₐ-ₜ'′]{0,3}";
const EXPLAINED = new RegExp(
  `^(Δ?${LETTER}) (?:(?:is|are|denotes|represents|stands for|means) )?((?:the|an?|its) .{3,70})$`,
  'u',
);
const EQUATION = /([^\s,;:.]+ = [^,;:]{1,50}?),? (?:in which|where) /;

/** The explanations behind "where", one for each letter; none where one of them cannot be read. */
function explained(text: string): { letter: string; meaning: string }[] {
  const parts = text
    .replace(/\.$/, '')
    .split(
      new RegExp(`(?:, and |, | and )(?=Δ?${LETTER} (?:is|are|denotes|represents|stands|means|the|an?|its) )`, 'u'),
    );
  const found = parts.map((part) => EXPLAINED.exec(part.trim()));
  return found.every((match) => match !== null)
    ? found.map((match) => ({ letter: match[1]!, meaning: match[2]!.replace(/[,;].*$/, '').trim() }))
    : [];
}

function equationBefore(blocks: readonly Block[], index: number, sentence: string): string | null {
  const inline = EQUATION.exec(sentence)?.[1];
  if (inline) return /[$\\{}]/.test(inline) ? null : inline;
  const before = blocks[index - 1];
  return /^[Ww]here /.test(sentence) && before?.kind === 'formula' ? plainTex(before.tex) : null;
}

function symbolsIn(document: DocumentText, section: Section, corpus: Corpus): LetterMeaning[] {
  return section.blocks.flatMap((block, index) => {
    if (block.kind !== 'paragraph' || !/\b(?:where|in which) /i.test(block.text)) return [];
    return splitSentences(block.text).flatMap((raw) => {
      const sentence = plainMath(raw);
      const at = /\b(?:[Ww]here|in which) (?=Δ?\p{L}\S{0,3} )/u.exec(sentence);
      const equation = at ? equationBefore(section.blocks, index, sentence) : null;
      if (!at || !equation?.includes(' = ')) return [];
      return explained(sentence.slice(at.index + at[0].length))
        .filter(({ letter, meaning }) => equation.includes(letter) && !leansOnContext(meaning))
        .map(({ letter, meaning }) => ({
          equation,
          letter,
          meaning,
          stems: contentStems(meaning),
          origin: blockOrigin(document, section, block, raw, corpus),
        }));
    });
  });
}

/** What the letters of the equations stand for, as the text explains them. */
export function symbolsOf(corpus: Corpus): LetterMeaning[] {
  return corpus.documents.flatMap((document) =>
    document.sections
      .filter((section) => corpus.sectionOrder.has(section) && !isExampleSection(section))
      .flatMap((section) => symbolsIn(document, section, corpus)),
  );
}
