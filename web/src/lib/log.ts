/** The one door to the browser's console, for what a person who debugs a broken device must be able to see. */
export function logError(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the logger
  if (cause === undefined) console.error(message);
  // biome-ignore lint/suspicious/noConsole: this is the logger
  else console.error(message, cause);
}
