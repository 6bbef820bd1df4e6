import { withScripts } from '../../../../platform/html-scripts.ts';
import { plainText } from '../../../../platform/html-text.ts';
import { inDollars } from '../../../../platform/markdown/formulas.ts';
import { attributeOf, type NamedPicture, takePictures } from './pictures.ts';

/** The words of a question that another program keeps as HTML, and what of it cannot be said in words. */
export interface Words {
  text: string;
  /** Why the words alone are not the question; null where they are. */
  lack: string | null;
  /** What it shows beside its words. */
  pictures: readonly NamedPicture[];
}

export const noWords: Words = { text: '', lack: null, pictures: [] };

const lacks: readonly (readonly [RegExp, string])[] = [
  [/<(?:audio|bgsound|mataudio)\b|<object\b[^<>]*\btype\s*=\s*["']?audio/i, 'a recording'],
  [/<(?:video|embed|iframe|matvideo)\b|<object\b[^<>]*\btype\s*=\s*["']?video/i, 'a video or something else embedded'],
  [/<(?:img|image|picture|svg|canvas|map|object|matimage)\b/i, 'a picture'],
  [/<(?:math)\b/i, 'a formula in MathML'],
  [/<(?:applet|matapplet|matapplication|matref|material_ref)\b/i, 'something that isn’t text'],
  // Where Moodle and Canvas put the address of a file that comes along.
  [/@@PLUGINFILE@@|(?:\$|%24)IMS-CC-FILEBASE(?:\$|%24)/i, 'a file attached'],
];

const lackOf = (html: string) => lacks.find(([sign]) => sign.test(html))?.[1] ?? null;

/** Canvas keeps a formula as a picture that knows what it shows. */
const withoutEquationPictures = (html: string) =>
  html.replace(/<img\b[^<>]*>/gi, (tag) => {
    const formula =
      attributeOf(tag, 'data-equation-content') ?? /^LaTeX: (.*)$/s.exec(attributeOf(tag, 'alt') ?? '')?.[1];
    return formula === undefined ? tag : `\\(${formula}\\)`;
  });

/** Cells of a table stand apart, and not in one word. */
const withCells = (html: string) => html.replace(/<\/t[dh]>/gi, ' ');

/** No characters of any text: they stand for what is shown and would be taken for layout. */
const [shownBreak, shownSpace] = ['\ufdd0', '\ufdd1'];

/** An empty line is one, and code keeps its spaces. */
function shownWords(html: string): string {
  const marked = html
    .replace(/<br\b[^<>]*>/gi, shownBreak)
    .replace(/&nbsp;|&#160;|\u00a0/gi, shownSpace)
    .replaceAll('&#36;', '\\$');
  return plainText(marked)
    .replace(/ ?\ufdd0 ?\n?/g, '\n')
    .replaceAll(shownSpace, ' ')
    .replace(/ +\n/g, '\n')
    .trim();
}

export function wordsOfHtml(html: string): Words {
  const { html: readable, pictures } = takePictures(withoutEquationPictures(html));
  return { text: inDollars(shownWords(withCells(withScripts(readable)))), lack: lackOf(readable), pictures };
}

/** Text that is nothing but text. */
export const wordsOfText = (text: string): Words => ({ text: text.trim(), lack: null, pictures: [] });

/** Markdown stays as it is; its pictures are none. */
export const wordsOfMarkdown = (text: string): Words => ({
  text: text.trim(),
  lack: /!\[[^\]\n]{0,500}\]\(/.test(text) ? 'a picture' : lackOf(text),
  pictures: [],
});

function lackIn(asked: Words, options: readonly Words[]): string | null {
  const unsaidIn = [asked, ...options].find((part) => part.lack)?.lack;
  if (unsaidIn) return unsaidIn;
  if (options.some(({ pictures }) => pictures.length > 0)) return 'pictures among its answers';
  return asked.pictures.length > 1 ? 'more than one picture' : null;
}

/** Why a question that has these parts cannot be taken; null where it can. One picture may stand in what is asked. */
export function unsayable(asked: Words, options: readonly Words[] = []): string | null {
  const lack = lackIn(asked, options);
  return lack ? `The question has ${lack}, which we can’t take` : null;
}

/** What a question says beside its answers. */
export const saidOf = (asked: Words, explained: Words) => ({
  text: asked.text,
  picture: asked.pictures[0],
  explanation: explained.text,
  notes: unsaid(explained, 'its explanation'),
});

/** What of a text besides what is asked was left out. */
export function unsaid({ lack, pictures }: Words, of: string): string[] {
  const left = lack ?? (pictures.length > 0 ? 'a picture' : null);
  return left ? [`We left ${left} out of ${of}`] : [];
}
