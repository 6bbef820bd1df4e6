import type { Option } from '../courses/form/options.ts';

/** An option as the eye sees it: TeX commands are one sign, braces none. */
export function seen(text: string): string {
  return text
    .replace(/\$([^$]+)\$/g, (_, tex: string) =>
      tex
        .replace(/\\(?:[dt]?frac|sqrt|left|right|text|mathrm|[,;! ])(?![a-z])/g, '')
        .replace(/\\[a-zA-Z]+/g, '×')
        .replace(/[\\{}^_]/g, ''),
    )
    .replace(/[*_`]/g, '')
    .trim();
}

const LAZY =
  /\b(?:all|none|both|neither|any) of (?:the|these|those|them)(?: above| options| answers)?\b[.]?$|\ball the above\b/i;

/** What is wrong with a list of options as options, whatever they are about; null where nothing is. */
export function optionsFault(options: Option[], least: number, most: number): string | null {
  const many = least === most ? `${least}` : `${least} to ${most}`;
  if (options.length < least || options.length > most) return `has ${options.length} options; write ${many}`;
  const keys = options.filter(({ right }) => right).length;
  if (keys !== 1) return `has ${keys} right options; mark exactly one with [x]`;
  const texts = options.map(({ text }) => text.replace(/[\s*_.]/g, ''));
  if (new Set(texts).size < texts.length) return 'has two options that read alike';
  if (options.some(({ text }) => LAZY.test(text)))
    return 'has an option such as "all of these"; write an answer of its own';
  return null;
}

/** Like length: the longest may not give itself away. */
export function unlikeLengths(options: Option[]): string | null {
  const lengths = options.map(({ text }) => seen(text).length);
  const [longest, shortest] = [Math.max(...lengths), Math.min(...lengths)];
  return longest - shortest <= Math.max(8, 0.4 * longest) ? null : lengths.join(', ');
}
