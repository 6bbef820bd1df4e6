import { dayMs } from '../../../platform/days.rules.ts';
/** Writes a calendar as calendar programs read it (RFC 5545). Pure. */

export interface CalendarEvent {
  /** The same for as long as the thing is there. */
  uid: string;
  title: string;
  /** yyyy-MM-dd for a whole day, or a moment. */
  when: string | Date;
  url: string;
}

const longestLine = 75;
const encoder = new TextEncoder();

/** Commas and the like are part of the format; line breaks would end the line. */
export const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');

/** A line holds at most 75 bytes; a longer one goes on after a line break and a space, never within a character. */
export function fold(line: string): string {
  let folded = '';
  let used = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (used + size > longestLine) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += size;
  }
  return folded;
}

const momentOf = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');
const dateOf = (day: string) => day.replaceAll('-', '');
const nextDay = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

function timesOf(when: CalendarEvent['when']): string[] {
  if (typeof when !== 'string') return [`DTSTART:${momentOf(when)}`];
  // The end of a day is the beginning of the next.
  return [`DTSTART;VALUE=DATE:${dateOf(when)}`, `DTEND;VALUE=DATE:${dateOf(nextDay(when))}`];
}

const eventLines = ({ uid, title, when, url }: CalendarEvent, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  ...timesOf(when),
  `SUMMARY:${escapeText(title)}`,
  `URL:${url}`,
  // It marks a date; nobody is busy because of it.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

export function toICalendar(name: string, events: readonly CalendarEvent[], now: Date): string {
  const stamp = momentOf(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Akada//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
