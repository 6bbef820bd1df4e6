/** A title as the name of a file. */
export function fileName(title: string): string {
  const name = title.replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ').trim();
  return [...name].slice(0, 80).join('') || 'quiz';
}
