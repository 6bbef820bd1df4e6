/** What bears a title of its own: court cases, and laws, treaties, bodies and the like, by the noun that they end in. */

interface Span {
  start: number;
  end: number;
  text: string;
}

const CAPITAL = "\\p{Lu}[\\p{L}'’.&-]*";
// "Rhesa Shipping v Edmunds the House of Lords had …": an article begins another name.
const PARTY = `(?:${CAPITAL}|& )(?: (?:(?:of|and|for|&|de)(?: the)? )*(?:${CAPITAL}|\\(\\p{Lu}\\p{L}*\\.?\\)))*`;
/** "Keighley, Maxsted & Co v Durant": partners whose names a comma sets apart. */
const CASE = new RegExp(
  `((?:${CAPITAL}, (?=[^,]{0,40}(?:&|\\band\\b)[^,]{0,30} vs?\\b))?${PARTY}) (?:v\\.?|vs\\.?) (${PARTY})`,
  'gu',
);
/** Words that open a sentence before the first party. */
const OPENER =
  /^(?:In|Under|Following|Since|The|After|Thus|Both|And|But|Although|As|See|By|From|Here|Lord|Justice|Before|When|Where|Yet) (?:the )?/;

/** "Donoghue v Stevenson": the cases that a sentence names. */
export function casesIn(text: string): Span[] {
  if (!/ vs?\.? /.test(text)) return [];
  return [...text.matchAll(CASE)].map((match) => {
    const opener = OPENER.exec(match[0])?.[0] ?? '';
    const name = match[0].slice(opener.length).replace(/[.,]+$/, '');
    const start = match.index + opener.length;
    return { start, end: start + name.length, text: name };
  });
}

/** Sorts of titles: what ends in one of the nouns of a sort is offered for another of it. */
const SORTS = {
  law: 'Act|Ordinance|Decree|Code|Bill|Law|Edict|Statute',
  constitution: 'Constitution',
  treaty: 'Treaty|Agreement|Convention|Accord|Protocol|Charter|Declaration|Pact',
  war: 'War|Revolution|Rebellion|Uprising|Revolt|Riot|Riots',
  body: 'Party|Congress|League|Union|Movement|Association|Society|Council|Commission|Committee|Company|Corporation|Board|Authority|Agency|Bank',
} as const;

export type TitleClass = keyof typeof SORTS;

const ANY_TITLE = new RegExp(`\\b(?:${Object.values(SORTS).join('|')})\\b`);
const TITLES = (Object.entries(SORTS) as [TitleClass, string][]).map(
  ([sort, nouns]) =>
    [
      sort,
      new RegExp(
        `(?:\\p{Lu}[\\p{L}'’-]+ (?:(?:and|of|for) )?){1,5}(?:${nouns})(?![\\p{L}])(?: (?:1[6-9]|20)\\d\\d)?|(?:${nouns}) of (?:the )?\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)*`,
        'gu',
      ),
    ] as const,
);

/** "the Land Use Act", "the Treaty of Versailles": the titles that a sentence names, without their article. */
export function titlesIn(text: string): (Span & { class: TitleClass })[] {
  const found: (Span & { class: TitleClass })[] = [];
  if (!ANY_TITLE.test(text)) return found;
  for (const [sort, pattern] of TITLES) {
    for (const match of text.matchAll(pattern)) {
      const opener = /^(?:The|In|Under|By|After|Before|When|This|That|An?) (?:the )?/.exec(match[0])?.[0] ?? '';
      const title = match[0].slice(opener.length);
      if (!title.includes(' ') || /['’]s\b/.test(title)) continue;
      found.push({ class: sort, start: match.index + opener.length, end: match.index + match[0].length, text: title });
    }
  }
  return found;
}
