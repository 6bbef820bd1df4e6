import { writtenOut } from '../answer/shorthand.ts';

/** What is asked of the place that is open, with no word that says what it is about. */
export type AboutHere = 'simpler' | 'example';

/** The way people ask, word by word, once Pidgin and shorthand are written out. A word that only asks nicely means nothing here. */
const MEANT: Readonly<Record<string, string>> = Object.fromEntries(
  `please= kindly= just= ok= okay= so= still= really= again= sir= ma= akada= bro= can= could= you= now= me= for= to= am=it
  anoda=another anoder=another sme=some gimme=give be=is is= tori=talk dont=not don't=not no=not doesnt=not never=not
  didnt=not cannot=not can't=not cant=not do= did= does= know=understand grab=understand gbab=understand get=understand
  follow=understand grasp=understand overstand=understand understood=understand examples=example simple=simpler
  simply=simpler easy=simpler easier=simpler easily=simpler i'm=i im=i its=i`
    .split(/\s+/)
    .map((entry) => entry.split('=') as [string, string]),
);

/** One of some words, as a part of a pattern. */
const oneOf = (words: string) => `(?:${words.split(' ').join('|')})`;
const THIS = oneOf('this it that');
const SAY = `(?:${oneOf('explain talk say make put')} )?(?:${THIS} )?`;
const SOME = `(?:${oneOf('give show see talk any some more one a an another worked')} )*`;
const BEGINNER = `(?:a )?(?:small )?(?:\\d+|${oneOf('five ten child kid baby pikin')})(?: years? old| yrs?)?`;

/** The requests, in the words that are left; the first that fits says what is wanted. */
const REQUESTS: readonly (readonly [AboutHere, RegExp])[] = (
  [
    ['example', `(?:i )?(?:want |need )?${SOME}example(?: of)?(?: ${THIS})?`],
    ['simpler', `explain(?: ${THIS})?(?: more)?(?: well| better| small| simpler| more simpler)?`],
    ['simpler', `${SAY}(?:like|as if) i (?:am |it )?${BEGINNER}`],
    ['simpler', `${SAY}(?:more |in )?simpler(?: english| words?| terms?| way)?`],
    ['simpler', `(?:break|simplify)(?: ${THIS}| everything)?(?: down)?(?: small)?`],
    [
      'simpler',
      `i (?:not )+(?:quite |fully |even )?understand(?: ${THIS}| one| anything| at all| well| what is this)*`,
    ],
    ['simpler', `(?:${THIS}|e) (?:not )+(?:clear|enter|make sense)(?: well)?`],
    ['simpler', '(?:i )?(?:it |am )?(?:lost|confused|stuck)'],
    ['simpler', `what (?:is )?${THIS}(?: thing| one)?(?: mean| about| all about)?`],
    ['simpler', `${THIS} (?:is )?(?:too |very )?(?:hard|difficult|tough|strong)`],
  ] as const
).map(([wanted, form]) => [wanted, new RegExp(`^${form}$`)]);

/** No such request is longer. */
const MOST_WORDS = 14;
const LONGEST = 200;

/** Whether a message is about the place that is open, and what it asks of it. */
export function aboutHere(message: string): AboutHere | null {
  if (message.length > LONGEST) return null;
  const words = writtenOut(message.toLowerCase().replace(/[’‘]/g, "'"))
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const left = words
    .map((word) => (Object.hasOwn(MEANT, word) ? MEANT[word] : word))
    .filter(Boolean)
    .join(' ');
  return REQUESTS.find(([, form]) => form.test(left))?.[0] ?? null;
}
