const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(entity: string, name: string): string {
  const code = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
  if (!code) return Object.hasOwn(named, name) ? (named[name] ?? entity) : entity;
  const point = code[1] ? Number.parseInt(code[1], 16) : Number(code[2]);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
}

/** The words of HTML, for programs that keep questions as such. */
export function plainText(html: string): string {
  return html
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li|tr|h\d)>/gi, '\n')
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/&(#?\w{1,8});/g, decode)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}
