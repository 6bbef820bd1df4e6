/** The ways in which two things are held against each other; the first two groups name them. */
const PAIRS: readonly RegExp[] = [
  /\b(?:differen\w+|similarit\w+|distin\w+|compar\w+|contrast\w*|relation\w*|differentiat\w+)\b.*?\bbetween (.+?) and (.+)$/i,
  /^(?:compare|contrast|distinguish|differentiate)(?: and contrast)? (?:between )?(.+?) (?:and|with|to|from|versus|vs\.?|against) (.+)$/i,
  /^how (?:is|are|does|do|was|were|did) (.+?) (?:differ(?:ent)?|distinguished|compared?|unlike)(?: from| to| with) (.+)$/i,
  /^how (?:is|are|does|do) (.+?) and (.+?) (?:differ|different|compare|unlike|alike)\b/i,
  /^what (?:makes|distinguishes|sets|separates) (.+?) (?:(?:different|apart) )?from (.+)$/i,
  /^(?:is|are) (.+?) the same (?:thing )?as (.+)$/i,
  /^(?:what (?:is|are) (?:the )?)?(.{2,60}?) (?:versus|vs\.?|compared (?:to|with)|as opposed to) (.+)$/i,
  /^(?:the )?(?:differences?|similarit(?:y|ies)|comparison) (?:of|in|with)? ?(.+?) (?:and|with|from|versus|vs\.?) (.+)$/i,
];
/** "… in terms of speed", "… with examples", "… in a table" */
const TAIL =
  /\s+(?:in (?:terms of|a table|tabular form|detail|brief)|with (?:an? )?examples?|using|according to|based on|as (?:regards|used))\b.*$/i;

/** The two things that a message wants compared, in the order in which it names them. */
export function pairOf(asked: string): [string, string] | null {
  for (const pattern of PAIRS) {
    const found = pattern.exec(asked);
    if (found?.[1] && found[2]) return withHead(found[1], found[2].replace(TAIL, ''));
  }
  return null;
}

/** "descending and ascending limb": the first of two words of one kind shares what follows the second. */
function withHead(one: string, other: string): [string, string] {
  const [kind = '', ...head] = other.split(' ');
  const word = one.split(' ').at(-1)!;
  const isShared = head.length > 0 && word.slice(-3) === kind.slice(-3) && !/^(?:of|in|on|and)$/.test(head[0]!);
  return [isShared ? `${one} ${head.join(' ')}` : one, other];
}
