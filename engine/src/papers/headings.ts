/** Lines of a paper that are no question: headings of sections, instructions, shared stems, and what ends a page. */

const SECTION =
  /^(?:[*_#=~\s-]*)(?:(?:section|part|paper|group)\s+(?:[a-h]|\d|[ivx]{1,4}|one|two|three|four)\b|(?:the\s+)?(?:objectives?|theory|essay|multiple[- ]choice|short[- ]answers?|structured|practical)\b(?:\s+(?:questions?|section|part|type|test|items?))*)/i;
/** These also end a question, so that as a heading they have to look like one. */
const KIND =
  /^(?:fill[- ]in(?:[- ]the)?[- ](?:gaps?|blanks?)|true\s*(?:\/|or|and|-)\s*false)\b(?:\s+(?:questions?|section|statements?|items?|type))*/i;
const LONGEST_HEADING = 110;
const LONGEST_LINE = 400;

/** "SECTION A: OBJECTIVES (40 marks)", "Part II", "THEORY". */
export function isSectionHeading(text: string): boolean {
  if (text.length > LONGEST_HEADING) return false;
  const kind = KIND.exec(text);
  const isKind =
    kind && (text === text.toUpperCase() || /(?:questions?|section|statements?|items?|type)$/i.test(kind[0]));
  const match = isKind ? kind : SECTION.exec(text);
  if (!match) return false;
  const rest = text.slice(match[0].length).trim();
  // "Part of the sum is lost": a heading goes on with a sign, a capital, or not at all.
  return rest === '' || /^[-–—:.,;([|*_#]/.test(rest) || /^\p{Lu}/u.test(rest);
}

const INSTRUCTION =
  /^(?:\(|\*)*\s*(?:instructions?\b|(?:please\s+)?(?:answer|attempt)\s+(?:all|any|only|both|either|one|two|three|four|five|six|seven|the|\d|questions?|every|each|as many|not more)\b|(?:each|all)\s+(?:correct\s+)?(?:questions?|answers?|items?)\s+(?:carr|is|are|attract)|choose\s+(?:the\s+)?(?:(?:most\s+)?(?:correct|right|best|appropriate|suitable)|from|one)|(?:circle|tick|shade|underline|select|pick|indicate|mark|write)\s+(?:the\s+)?(?:letter|correct|right|best|true|option|one|your|t\b|whether)|time\s*(?:allowed)?\s*[:=-]|duration\s*[:=-]|fill\s+in\s+the\s+(?:gaps?|blanks?)|complete\s+the\s+following\s+(?:sentences?|statements?)\s+with|(?:state|say|indicate)\s+whether\s+(?:each|the\s+following)|(?:do\s+not|don['’]t)\s+(?:write|turn|open|use|detach)|candidates?\s+(?:should|must|are)|(?:no\s+)?calculators?\s+(?:are|is|may|not|allowed)|use\s+(?:hb|of\s+calculator|a\s+pencil|blue|black))/i;

/** "Answer any four questions", "Time: 2 hours", "Choose the correct option". */
export const isInstruction = (text: string) => text.length <= LONGEST_LINE && INSTRUCTION.test(text);

const NOUN = '(?:questions?|items?|numbers?|nos?\\.?|q(?:uestion)?s?\\.?)';
const RANGE = `\\(?(\\d{1,3})\\)?\\s*(?:-|–|—|to|and|&|through|till)\\s*(?:question\\s*)?\\(?(\\d{1,3})\\b`;
const SHARED = new RegExp(
  `^[*_(\\s]*(?:(?:use|using|study|refer|read|consider|with|based|given|from|in|on|for|below|above|here|this|these|the)\\b.{0,220}?\\b)?${NOUN}\\s*${RANGE}`,
  'i',
);
const NEXT =
  /^[*_(\s]*(?:use|using|study|refer|read|consider|with|based|given|the)\b.{0,160}?\b(?:next|following|these)\s+(two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\s+(?:questions?|items?)\b/i;
const FOLLOWS =
  /^[*_(\s]*(?:use|using|study|refer|read|consider|with|based)\b.{0,200}?\b(?:questions?\s+(?:that\s+follow|below|which\s+follow)|following\s+questions)\b/i;
const COUNTS = 'zero one two three four five six seven eight nine ten'.split(' ');

/** The questions that share what begins here: by their numbers, by how many come next, or all that follow. */
export type SharedBy = { from: number; to: number } | { next: number } | 'follow';

/** "Use the table below for questions 4–6"; null where a line begins otherwise. */
export function sharedBy(text: string): SharedBy | null {
  const line = text.slice(0, LONGEST_LINE);
  // The middle of a sentence that was broken begins small.
  if (!/^[^\p{L}]*\p{Lu}/u.test(line)) return null;
  const range = SHARED.exec(line);
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    const rest = line.slice(range[0].length);
    // "Questions 1 to 20 carry two marks each" is an instruction.
    if (/^\s*(?:carry|carries|are\s+compulsory|attract)/i.test(rest)) return null;
    if (from < to && to - from < 60) return { from, to };
  }
  const next = NEXT.exec(line);
  if (next) return { next: Number(next[1]) || COUNTS.indexOf(next[1]!.toLowerCase()) };
  return FOLLOWS.test(line) ? 'follow' : null;
}

const ASIDE =
  /^[-–—\s|*_=.•~]*(?:(?:page|p\.)\s*\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?|\d{1,4}\s*(?:of|\/)\s*\d{1,4}|p\.?\s?t\.?\s?o\.?|(?:please\s+)?turn\s+over|(?:the\s+)?end\s+of\s+(?:the\s+)?(?:questions?|paper|examination|exam|test|section\s+\w)|end|(?:(?:i|we)\s+)?(?:wish(?:ing)?\s+you\s+)?(?:all\s+)?(?:the\s+)?(?:(?:very\s+)?good\s*luck|best(?:\s+of\s*luck)?|success(?:\s+is\s+yours)?)|continued?(?:\s+(?:on|overleaf).*)?)?[-–—\s|*_=.•~!]*$/i;

/** "POL 101   Page 1   Please turn over": the foot of a page in a file that has none. */
const FOOT = /^\W{0,3}[A-Z]{2,4} ?\d{3}\b.{0,60}\bpage \d{1,3}\b(?: of \d{1,3})?.{0,24}$/i;
/** "- 2 -", which the pages of typed papers bear. */
const DASHED_NUMBER = /^[-–—] ?\d{1,3} ?[-–—]$/;
/** "Examiners: Dr A. Bello", below the last question. */
const SIGNED = /^(?:examiners?|(?:course )?lecturers?|(?:course )?coordinator|set by)\s*[:–-]/i;

const CLOSES =
  /^\W*(?:(?:i|we)\s+)?(?:wish(?:ing)?\b|(?:very\s+)?good\s*luck|best\s+of\s*luck|success\b|the\s+end\b|end\s+of\b)/i;

/** "Good luck", "Wishing you success": below it stands nothing to be answered. */
export const closesPaper = (text: string) => text.length <= 60 && CLOSES.test(text);

const TITLES = new Set(
  'dr prof professor mr mrs ms miss engr barr arc mallam mal alh alhaji rev pastor examiner examiners lecturer lecturers'.split(
    ' ',
  ),
);

/** "Dr. T. Okafor and Mrs. H. Danladi": titles and names, no word more. */
export function namesPeople(text: string): boolean {
  if (text.length > 120) return false;
  const words = text.split(/[\s,;&/|()]+/).filter(Boolean);
  const isTitle = (word: string) => TITLES.has(word.toLowerCase().replace(/[.:]+$/, ''));
  return (
    words.length > 1 && isTitle(words[0]!) && words.every((word) => isTitle(word) || /^\p{Lu}|^and$|^-$/u.test(word))
  );
}

/** "Page 2 of 4", "P.T.O.", "Good luck", a drawn line, who set the paper. */
export function isAside(text: string): boolean {
  if (text.length > 120 || /^_{3,}$/.test(text)) return false;
  const line = text.trim().replace(/\s+/g, ' ');
  return (text.length <= 60 && ASIDE.test(text)) || [FOOT, DASHED_NUMBER, SIGNED].some((form) => form.test(line));
}
