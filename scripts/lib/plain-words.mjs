import { readSources } from './sources.mjs';

/**
 * What makes the product sound translated, and what a lecturer would say instead.
 * @type {readonly (readonly [stiff: RegExp, better: string])[]}
 */
const table = [
  [/\banew\b/i, 'again, re-'],
  [/\bmend(s|ed)?\b/i, 'fix'],
  [/\ball the same\b/i, 'anyway'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bstands\b|\bstand (under|beside|by|in)\b/i, 'is, comes from'],
  [/\bcarries\b(?! on)/i, 'has'],
  [/\bWho (has|runs|chose)\b/, 'Students who, The people who'],
  [/['`]To (the|your) /, 'Back to, Go to'],
  [/\bcould not be\b/i, 'we couldn’t'],
  [/\b(is|are) being (made|written|read)\b/i, 'we’re making, we’re writing'],
  [/\b(hand|handed|handing) in\b/i, 'submit'],
  [/\b(sign|signed|signing)[ -](in|out)\b/i, 'log in, log out'],
  [/\be-mail\b/i, 'email'],
  [/\b(do|does|did|is|are|has|have|can|could|will|would) ?not\b/i, 'don’t, isn’t, can’t, won’t'],
];

/** What the documents quote stays to the letter; what the law says may be stiff. */
const kept = [
  'Please sign in again.',
  'Please sign in to generate quizzes',
  'Sign In',
  'Passwords do not match',
  'This action cannot be undone.',
  'Could not connect to the server.',
  'Cannot start quiz without a sprint ID',
  'Cannot regenerate: Missing document information',
  'wherever the law does not allow a limit',
  'Your answers are safe on this phone; they go out by themselves.',
];

/** Neither a comment nor a pattern. */
const isSaid = (/** @type {string} */ line) => !/^\s*(\/?\*|\/\/)|\/[a-z]*[;,]$/.test(line);

/** The lines that say something stiffly. @param {string} path @param {string} text */
export function stiffWords(path, text) {
  return text.split('\n').flatMap((line, index) => {
    if (!isSaid(line)) return [];
    const said = kept.reduce((rest, sentence) => rest.replaceAll(sentence, ''), line);
    return table.flatMap(([stiff, better]) => {
      const found = stiff.exec(said);
      return found ? `${path}:${index + 1} “${found[0]}”: say ${better}` : [];
    });
  });
}

/** Where the words that people read are written. */
const rooms =
  /^(web\/src\/(.+\/)?texts(\.ts$|\/)|contract\/src\/errors|engine\/src\/tutor\/(replies\/|wording)|server\/src\/domains\/.*letters?\.)/;

/** Whether the product speaks plainly. */
export async function checkPlainWords() {
  const folders = ['web/src', 'contract/src', 'engine/src/tutor', 'server/src/domains'];
  const texts = folders
    .flatMap((folder) => Object.entries(readSources(folder, /\.ts$/)))
    .filter(([path]) => rooms.test(path) && !path.includes('.test.'));
  const faults = texts.flatMap(([path, text]) => stiffWords(path, text));
  if (texts.length === 0) faults.push('no texts were found');
  return { ok: faults.length === 0, output: faults.join('\n'), detail: `${texts.length} files` };
}
