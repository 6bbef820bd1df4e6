/** "a, b and c", each once. */
export function listed(items: readonly string[]): string {
  const once = [...new Set(items)].filter(Boolean);
  return [once.slice(0, -1).join(', '), once.at(-1)].filter(Boolean).join(' and ');
}
