const maxLetters = 120;
/** Controls, marks that turn the direction of writing, and what separates folders or means something to a shell. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** A name for showing and for downloading: its last part only, on one line, without anything that means something. */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).pop() ?? '';
  const plain = last.replace(unsafe, '').replace(/\s+/g, ' ').trim().replace(/^\.+/, '');
  if (!plain) return 'document';
  const letters = Array.from(plain);
  if (letters.length <= maxLetters) return plain;
  const ending = /\.[a-z0-9]{1,5}$/i.exec(plain)?.[0] ?? '';
  return letters.slice(0, maxLetters - ending.length).join('') + ending;
}
