import { plainMath, plainSentence } from '../grammar/wording.ts';
import { blockOrigin, type Corpus, isExampleSection } from '../reading/corpus.ts';
import type { Origin } from '../reading/origin.ts';
import { splitSentences } from '../text/sentences.ts';
import { contentStems } from '../text/stems.ts';
import { tagQuickly } from '../text/tagging.ts';
import { introductionOf } from './steps.ts';

/** "Null curriculum: what the school leaves out …": one entry of a list whose entries have names. */
export interface Labelled {
  label: string;
  text: string;
  stems: readonly string[];
  labelStems: readonly string[];
  /** The line that introduces the list, or ''. */
  announced: string;
  origin: Origin;
}

const ENTRY = /^(\p{Lu}[\p{L}\p{N}'’() -]{2,48}?)\s?(?:(?::| [–—-]) (?=.)|, (?=(?:the|an?) ))(.+)$/u;
/** Labels that say what kind of remark follows, not what is described. */
const REMARK =
  /^(?:note|example|examples|tip|warning|figure|table|step|question|answer|see|source|hint|advantages?|disadvantages?|uses?|result|aim|objectives?|definition|meaning|reason|formula|day|week|monday|tuesday)\b|\d$/i;

/** "Going concern. It is assumed that …": a name with a full stop, as notes have it in bold. */
const RUN_IN = /^(\p{Lu}[\p{L}'’() -]{2,40}?)\. (\p{Lu}.+)$/u;

function runInOf(item: string): RegExpExecArray | null {
  const match = RUN_IN.exec(item);
  if (!match || match[1]!.split(' ').length > 4) return null;
  return tagQuickly(match[1]!).some(
    (token) => token.pos === 'AUX' || (token.pos === 'VERB' && !/(?:ing|ed)$/.test(token.lower)),
  )
    ? null
    : match;
}

function entryOf(item: string, origin: (words: string) => Origin): Labelled | null {
  const match = ENTRY.exec(item) ?? runInOf(item);
  if (!match || REMARK.test(match[1]!) || match[1]!.split(' ').length > 5) return null;
  return describe(match[1]!, match[2]!, origin(item));
}

function describe(label: string, whole: string, origin: Origin): Labelled | null {
  const first = plainSentence(
    (splitSentences(whole)[0] ?? '').split(/; |, e\.g\.|, for example|, such as /)[0]!,
  ).replace(/[.;,]+$/, '');
  const count = first.split(' ').length;
  if (count < 3 || count > 30 || /[$\\?|]|…/.test(plainMath(first)) || /:$/.test(first)) return null;
  return {
    label: label.replace(/\s*\([^)]*\)/g, '').trim(),
    text: first,
    stems: contentStems(first),
    labelStems: contentStems(label),
    announced: '',
    origin,
  };
}

/** The lists whose entries have a name each, as groups of entries. */
export function labelledLists(corpus: Corpus): Labelled[][] {
  const groups: Labelled[][] = [];
  for (const document of corpus.documents) {
    for (const section of document.sections) {
      if (!corpus.sectionOrder.has(section) || isExampleSection(section)) continue;
      for (const [index, block] of section.blocks.entries()) {
        const origin = (words: string) => blockOrigin(document, section, block, words, corpus);
        const items =
          block.kind === 'list'
            ? block.items.map((item) => entryOf(item, origin))
            : block.kind === 'definitions'
              ? block.entries.map(({ term, definition }) =>
                  describe(term, definition, origin(`${term}: ${definition}`)),
                )
              : [];
        const found = items.filter((item) => item !== null);
        // Most entries must have a name: one colon in a list makes no list of names.
        if (found.length >= 4 && found.length >= items.length * 0.6)
          groups.push(found.map((item) => ({ ...item, announced: introductionOf(section.blocks, index) })));
      }
    }
  }
  return groups;
}
