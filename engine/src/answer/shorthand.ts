/** How learners type on a phone, and the word that is meant; one that only asks nicely, or fills, means nothing. */
const TYPED: ReadonlyMap<string, string> = new Map(
  `btw=between b/w=between btwn=between diff=difference diffs=differences abt=about wat=what wats=what+is whats=what+is
  wot=what hw=how hows=how pls=please plz=please bcos=because bcoz=because coz=because cuz=because becos=because
  dis=this dat=that wey=that dem=them u=you ur=your una=you wen=when w/o=without govt=government gov't=government
  defn=definition dept=department wetin=what compair=compare meen=mean exampl=example sabi=know pikin=child na=is im=
  dey= sef= abeg= abegi= biko= jare= jor= oga= sha= o= oo= ooo=`
    .split(/\s+/)
    .map((entry) => entry.replace('+', ' ').split('=') as [string, string]),
);

/** Pidgin and ways of asking that are more than one word, before the words are read by themselves. */
const PHRASES: readonly (readonly [RegExp, string])[] = (
  [
    ['wetin (?:be|na)|what be', 'what is'],
    ['wetin (?:dey )?(?:make|cause)', 'why does'],
    ['no dey', 'does not'],
    ['no be', 'is not'],
    ['no get(?= (?!am\\b|it\\b|this\\b|dis\\b|that\\b)\\p{L})', 'has no'],
    ['no (?:sabi|understand)', 'do not understand'],
    ['(?:make|put) (?:it|am|this|that) (?:more )?(?:simple|simpler|easy)', 'in simple words'],
    ['break (?:(?:it|am|this|that) )?down(?: for me)?', 'in simple words'],
  ] as const
).map(([typed, meant]) => [new RegExp(`\\b(?:${typed})\\b`, 'giu'), meant]);

/** The words by which questions are put: misspelt, they would be looked for in the lesson. */
const ASKING_WORDS =
  `difference differences different differentiate distinguish between explain describe definition meaning compare
  comparison discuss examples example enumerate advantages disadvantages importance characteristics
  summarise summarize summary understand happened`.split(/\s+/);

/** A question with its shorthand and its misspelt asking words written out. */
export function writtenOut(text: string): string {
  const asked = PHRASES.reduce((said, [typed, meant]) => said.replace(typed, meant), text);
  const spelt = asked.replace(/^y\b(?=\s)/i, 'why').replace(/[\p{L}/'’]+/gu, (token) => {
    const word = token.toLowerCase();
    // "BW" and "EXP" in capitals are names of the lesson, not shorthand; "Na" and "Im" are sodium and a part of a number.
    const isTyped = token === word || (word.length > 2 && token === capitalised(word));
    const meant = isTyped ? TYPED.get(word) : undefined;
    if (meant !== undefined) return meant;
    if (word.length < 6 || ASKING_WORDS.includes(word)) return token;
    return ASKING_WORDS.find((asking) => asking[0] === word[0] && slipsApart(word, asking, 1)) ?? token;
  });
  return spelt === text ? text : spelt.replace(/\s+/g, ' ').replace(/ (?=[?.!,]|$)|^ /g, '');
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Whether one word may be the other with at most so many slips of the keyboard: a letter too many, too few or wrong, or
 * two neighbours swapped.
 */
export function slipsApart(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length]! <= most;
}
