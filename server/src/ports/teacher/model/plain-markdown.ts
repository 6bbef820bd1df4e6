/**
 * A model's text as harmless Markdown: emphasis, lists, code and formulas stay; links lose their address, pictures and
 * HTML go. The page's sanitiser is the last wall, this is the first.
 */
export function plainMarkdown(text: string): string {
  return text
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/!\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replace(/^\s*\[[^\]]+\]:\s*\S+.*$/gm, '')
    .replace(/<(?=[a-z/!?])/gi, '&lt;')
    .replace(/\b(?:https?|ftp|javascript|data):\S+/gi, '')
    .replace(/\bwww\.\S+/gi, '')
    .trim();
}
