const two = (value: number) => String(value).padStart(2, '0');

/** A moment as `<input type="datetime-local">` wants it, in the time of this device; empty for none. */
export function toLocalInput(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that was typed, as the server wants it; null for none. */
export function fromLocalInput(typed: string): string | null {
  if (!typed) return null;
  const date = new Date(typed);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
