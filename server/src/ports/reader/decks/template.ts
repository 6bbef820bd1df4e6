import { clozeOf } from './cloze.ts';

/** One side of a card by the template of its notes: `{{Field}}`, `{{filter:Field}}`, `{{#Field}}…{{/Field}}`. */

export interface Note {
  fields: ReadonlyMap<string, string>;
  /** Of the card among those of its note, from 0: with gaps, the one that it asks for. */
  ord: number;
}

const TAG = /\{\{([#^/]?)([^{}]{1,200})\}\}/g;

const isEmpty = (html: string) => html.replace(/<(?!img)[^<>]*>|&nbsp;|\s/gi, '') === '';

function fieldOf(tag: string, { fields, ord }: Note, side: 'front' | 'back'): string {
  const [name = '', ...filters] = tag
    .split(':')
    .map((part) => part.trim())
    .reverse();
  const value = fields.get(name) ?? '';
  if (filters.includes('cloze')) {
    const { front, answers } = clozeOf(value, ord + 1);
    return side === 'front' ? front : answers.join('<br>');
  }
  // What is typed or uncovered on the front would give the answer away.
  const isHidden = filters.some((filter) => filter === 'type' || filter === 'hint');
  return filters.some((filter) => filter.startsWith('tts')) || (isHidden && side === 'front') ? '' : value;
}

export function renderSide(template: string, note: Note, side: 'front' | 'back'): string {
  const sections: boolean[] = [];
  let written = '';
  let at = 0;
  const write = (text: string) => {
    if (!sections.includes(false)) written += text;
  };
  for (const tag of template.matchAll(TAG)) {
    write(template.slice(at, tag.index));
    at = tag.index + tag[0].length;
    const [, sign, inside = ''] = tag;
    if (sign === '/') sections.pop();
    else if (sign && sections.length < 20)
      sections.push((sign === '^') === isEmpty(note.fields.get(inside.trim()) ?? ''));
    else if (!sign) write(fieldOf(inside, note, side));
  }
  write(template.slice(at));
  return written;
}

const ANSWER = /<hr[^<>]{0,100}\bid\s*=\s*["']?answer\b[^<>]{0,100}>/i;

/** The back alone: most templates repeat the front above a line. */
export function renderBack(template: string, note: Note): string {
  const whole = renderSide(template, note, 'back');
  const line = ANSWER.exec(whole);
  return line ? whole.slice(line.index + line[0].length) : whole;
}
