/** What is asked of the place that is open, with no word that says what it is about. */
export type AboutHere = 'simpler' | 'example';

/** Pidgin and the way people type, word by word. A word that only asks nicely means nothing here. */
const MEANT: Readonly<Record<string, string>> = Object.fromEntries(
  `abeg= abegi= please= pls= plz= oga= jare= sha= o= oo= ooo= biko= na= kindly= just= ok= okay= so= still= really= again=
  sir= ma= akada= bro= can= could= you= u= now= me= for= to=
  dis=this dat=that dey= am=it anoda=another anoder=another sme=some gimme=give wetin=what be=is tori=talk
  dont=not don't=not no=not doesnt=not never=not didnt=not cannot=not can't=not cant=not do= did= does=
  sabi=understand grab=understand gbab=understand get=understand follow=understand grasp=understand
  overstand=understand understood=understand explian=explain explane=explain exampl=example examples=example
  simple=simpler simply=simpler easy=simpler easier=simpler easily=simpler i'm=i im=i`
    .split(/\s+/)
    .map((entry) => entry.split('=') as [string, string]),
);

/** The requests, in the words that are left; the first that fits says what is wanted. */
const REQUESTS: readonly (readonly [AboutHere, RegExp])[] = [
  [
    'example',
    /^(?:i )?(?:want |need )?(?:give |show |see |talk |any |some |more |one |a |an |another |worked )*example(?: of)?(?: this| it| that)?$/,
  ],
  ['simpler', /^explain(?: this| it| that)?(?: more)?(?: well| better| small| simpler| more simpler)?$/],
  [
    'simpler',
    /^(?:explain |talk |say |make |put )?(?:this |it |that )?(?:like |as if )i (?:am |it )?(?:a )?(?:\d+|five|ten|child|kid|baby|small pikin|pikin)(?: years? old| yrs?)?$/,
  ],
  [
    'simpler',
    /^(?:explain |talk |say |make |put )?(?:this |it |that )?(?:more |in )?simpler(?: english| words?| terms?| way)?$/,
  ],
  ['simpler', /^(?:break|simplify)(?: this| it| that| everything)?(?: down)?(?: small)?$/],
  [
    'simpler',
    /^i (?:not )+(?:quite |fully |even )?understand(?: this| it| that| one| anything| at all| well| what is this)*$/,
  ],
  ['simpler', /^(?:this|it|that|e) (?:not )+(?:clear|enter|make sense)(?: well)?$/],
  ['simpler', /^(?:i )?(?:it |am )?(?:lost|confused|stuck)$/],
  ['simpler', /^what (?:is )?(?:this|that|it)(?: thing| one)?(?: mean| about| all about)?$/],
  ['simpler', /^(?:this|it|that) (?:is )?(?:too |very )?(?:hard|difficult|tough|strong)$/],
];

/** No such request is longer. */
const MOST_WORDS = 14;

/** Whether a message is about the place that is open, and what it asks of it. */
export function aboutHere(message: string): AboutHere | null {
  const words = message
    .toLowerCase()
    .replace(/[’‘]/g, "'")
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
