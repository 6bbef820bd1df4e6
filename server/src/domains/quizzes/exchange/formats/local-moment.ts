/** Moments as a spreadsheet reads them, in somebody's own zone; the column says which. */
export function localMoments(timezone: string): { column: (name: string) => string; write: (moment: Date) => string } {
  // Sweden writes the year first, as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: timezone });
  return { column: (name) => `${name} (${timezone})`, write: (moment) => format.format(moment) };
}
