/** Where the browser keeps something for files; many viewers keep nothing, or forget it when they close. */

const KEY = 'akada-file ';

export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(KEY + name);
  } catch {
    return null;
  }
}

/** Whether it is kept. */
export function keep(name: string, text: string): boolean {
  try {
    localStorage.setItem(KEY + name, text);
    // A file that was opened from a chat has an address that is never seen again.
    return location.protocol !== 'content:' && localStorage.getItem(KEY + name) === text;
  } catch {
    return false;
  }
}
