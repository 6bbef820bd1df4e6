import { personNamed } from '../kinds/persons.ts';
import { type Corpus, originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';

/** A work that the text sets in italics, and whose it is. */
export interface Work {
  title: string;
  author: string;
  /** "(1966)" behind it, or ''. */
  year: string;
  /** Whether it was written, as far as the sentence tells. */
  written: boolean;
  origin: Origin;
}

const NAME = "\\p{Lu}[\\p{L}.'’-]*\\p{L}(?: (?:(?:wa|de|von|van|ibn|al) )?\\p{Lu}[\\p{L}.'’-]*\\p{L})*";
/** "Flora Nwapa's", "Flora Nwapa published the novel", "Flora Nwapa, whose book" before the title. */
const BEFORE = [
  new RegExp(`(?:^|[^\\p{L}'’])(${NAME})['’]s (?:(?:\\p{Ll}+ ){0,2})$`, 'u'),
  new RegExp(
    `(?:^|[^\\p{L}'’])(${NAME})(?:, [^,]{3,60},)? (?:had |has )?(?:wrote|written|published|composed) (?:(?:the|an?|his|her) (?:\\p{Ll}+ ){1,3})?$`,
    'u',
  ),
  new RegExp(`(?:^|[^\\p{L}'’])(${NAME}), (?:whose|author of|in (?:his|her)) (?:\\p{Ll}+ ){0,2}$`, 'u'),
];
/** "Selasi's word Afropolitan": what somebody coined is no work. */
const COINED = /\b(?:word|term|name|phrase|expression|idea|concept|theory|claim|notion) $/;

/** A title is written with capitals, as no term is. */
const isTitle = (words: string) =>
  /^\p{Lu}/u.test(words) &&
  words.length > 3 &&
  words.split(' ').length <= 9 &&
  !/\b(?:v|Act|Law|Code|Case|Report)\b|\.$/.test(words) &&
  (words.split(' ').length === 1 || /[ -]\p{Lu}[\p{L}’'-]*$/u.test(words));

/** The full name, where the text gives it anywhere; a surname alone is not enough. */
function fullName(name: string, corpus: Corpus): string | null {
  const known = personNamed(name, corpus)?.text ?? name;
  return known.includes(' ') && !/^(?:The|In|At|On|When|But|And|For|Ghana|Church)\b/.test(known) ? known : null;
}

function authorOf(entry: Entry, title: string, corpus: Corpus): string | null {
  const at = entry.sentence.text.indexOf(title);
  const before = entry.sentence.text.slice(0, at);
  if (COINED.test(before)) return null;
  for (const pattern of BEFORE) {
    const name = pattern.exec(before)?.[1];
    if (name) return fullName(name, corpus);
  }
  return null;
}

/** The works of a sentence of which it says whose they are. */
export function worksIn(entry: Entry, corpus: Corpus): Work[] {
  const { emphasised, text } = entry.sentence;
  if (!emphasised) return [];
  return emphasised.filter(isTitle).flatMap((title) => {
    const at = text.indexOf(title);
    const author = at < 0 ? null : authorOf(entry, title, corpus);
    const year = /^,? \((1\d{3}|20\d\d)\)/.exec(text.slice(at + title.length))?.[1] ?? '';
    if (!author?.includes(' ') || title.includes(author)) return [];
    const written =
      /\b(?:novel|book|play|poem|poet|essay|story|stories|wrote|written|published|novelist|author|hero|narrator)s?\b/.test(
        text,
      );
    return [{ title, author, year, written, origin: originOf(entry) }];
  });
}
