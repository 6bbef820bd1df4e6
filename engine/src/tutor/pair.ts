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
    // "How does crossing over make children different from parents?" compares nothing.
    if (found?.[1] && found[2] && !/\b(?:makes?|making|keeps?)\b/i.test(found[1]))
      return [found[1], found[2].replace(TAIL, '')];
  }
  return null;
}

const MOST_SPLITS = 4;

/**
 * The ways in which two names that were joined by "and" can be read, the plain one last: "research and development and
 * marketing" is split at either, and "active and passive immunity" shares what follows the second, or the first.
 */
export function readingsOfPair([one, other]: readonly [string, string]): [string, string][] {
  const parts = `${one} and ${other}`.split(' and ');
  const splits = parts
    .slice(1, MOST_SPLITS)
    .map((_, i): [string, string] => [parts.slice(0, i + 1).join(' and '), parts.slice(i + 1).join(' and ')]);
  const shared = splits.flatMap(([left, right]): [string, string][] => {
    const [heads, owners] = [right.split(' ').slice(1).join(' '), left.split(' ').slice(1).join(' ')];
    return [
      ...(heads ? [[`${left} ${heads}`, right] as [string, string]] : []),
      ...(owners ? [[left, `${right} ${owners}`] as [string, string]] : []),
    ];
  });
  return [...shared, ...splits.filter(([left]) => left !== one), [one, other]];
}
