import type { Line } from '../courses/form/source.ts';
import type { Say } from './faults.ts';

/** What brings or costs marks is up to each examiner: no course can know it, and no reader can check it. */
const OF_MARKS = [
  /\b(?:earn|los[et]|cost|carr[yi]|misses|gain|deduct|award|throw)\w*\b[^.,;:]{0,25}\bmarks?\b/i,
  /\b(?:worth|wins?|won|gives?|gets?|pick up|can have) (?:\w+ ){0,2}?(?:a|no|its own|several) marks?\b|\bworth marks\b/i,
  /\b(?:easy|quick|full|method|half the|half of the) marks?\b/i,
  /\bmarks (?:\w+ly |often |can )?(?:(?:go|come) (?:to|for|by|line|step|missing)|hang|sit|slip|lie|(?:is|are|get) (?:for|lost|given|won|spread))\b/i,
  /\bwhere the marks are\b|\bwhere marks get\b|\beach is a mark\b|\bone link, one mark\b/i,
  /\b(?:markers|examiners) (?:\w+ )?(?:look|like|reward|want|wait|prefer|expect|notice|give|take|follow|know)\b/i,
];

export function checkClaims(lines: Line[], say: Say): void {
  for (const { text, at } of lines) {
    const claim = OF_MARKS.map((form) => form.exec(text)?.[0]).find(Boolean);
    if (claim) say(at, `"${claim}": nobody can check what brings or costs marks; say what is right and why`);
  }
}
