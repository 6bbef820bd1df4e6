import type { CoverageJudged, CoveragePassage, CoverageRow } from '@akada/contract';

/** A comparison as its owner sees it: our judgements, and what they said instead. */

type Said = 'there' | 'not_there';

interface Passage {
  documentId: string;
  sectionId: string;
  headings: readonly string[];
  text: string;
  place?: { page?: number; slide?: number; sheet?: string };
}

interface Judged {
  phrase: string;
  verdict: 'covered' | 'thin' | 'missing';
  passages: Passage[];
  more: number;
  only: 'heading' | 'mention' | null;
  lacks: string[];
}

interface Read {
  /** What a source is called, and which day of the sprint it is. */
  titles: ReadonlyMap<string, { title: string; day: number | null }>;
  corrections: Readonly<Record<string, Said>>;
  lessonFor(phrase: string): CoverageRow['lesson'];
}

/** A passage is shown to be recognised, not to be read in full. */
const longest = 280;
const cutShort = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

function toPassage({ documentId, sectionId, headings, text, place }: Passage, { titles }: Read): CoveragePassage[] {
  const source = titles.get(documentId);
  if (!source) return [];
  return [
    {
      document_id: source.day === null ? documentId : null,
      day: source.day,
      title: source.title,
      section_id: sectionId,
      heading: headings.at(-1) ?? '',
      text: cutShort(plain(text)),
      place: place ?? null,
    },
  ];
}

/** Cells and emphasis as words: a passage is shown without their signs. */
const plain = (text: string) =>
  text
    .replace(/^\|\s*|\s*\|$/g, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/\*\*?/g, '')
    .trim();

function toJudged(judged: Judged, read: Read): CoverageJudged {
  const said = read.corrections[judged.phrase] ?? null;
  const { phrase, more, only, lacks } = judged;
  return {
    phrase,
    verdict: said === null ? judged.verdict : said === 'there' ? 'covered' : 'missing',
    said,
    passages: judged.passages.flatMap((passage) => toPassage(passage, read)),
    more,
    only: said === null ? only : null,
    lacks: said === null ? lacks : [],
  };
}

export const toRows = (rows: readonly (Judged & { phrases: Judged[] })[], read: Read): CoverageRow[] =>
  rows.map((row) => ({
    ...toJudged(row, read),
    lesson: read.lessonFor(row.phrase),
    phrases: row.phrases.map((phrase) => toJudged(phrase, read)),
  }));

/** Whether something of this name was judged, so that it can be corrected. */
export const isJudged = (rows: readonly (Judged & { phrases: Judged[] })[], phrase: string): boolean =>
  rows.some((row) => row.phrase === phrase || row.phrases.some((one) => one.phrase === phrase));
