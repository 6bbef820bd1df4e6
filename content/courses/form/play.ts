import { type PlayParameter, playKinds } from './play-kinds.ts';
import type { Line } from './source.ts';

/** A `play` block: a figure whose numbers the reader moves. It is declared by its parameters, never by code. */
export interface Play {
  kind: string;
  /** Of a graph: the curve, and a second one beside it. */
  formulas: string[];
  /** Of a graph: what is seen, as [from, to]. */
  x: readonly [number, number];
  y: readonly [number, number];
  parameters: PlayParameter[];
  /** Of a graph: a sentence with `@{expression}` in it. */
  says: string;
  /** What the reader is asked to try, in Markdown. */
  task: string;
}

export interface PlayFault {
  at: number;
  fault: string;
}

const RANGE = /^(-?[\d.]+)\.\.(-?[\d.]+)(?: step ([\d.]+))?(?: now (-?[\d.]+))?(?: "([^"]*)")?$/;
const FIXED = /^(-?[\d.]+)(?: "([^"]*)")?$/;
const CHOICE = /^one of (.+)$/;

/** Reads a block's lines; what is wrong with them comes beside it, for the linter. */
export function readPlay(lines: readonly Line[]): { play: Play; faults: PlayFault[] } {
  const [head, ...rest] = lines.filter(({ text }) => text.trim());
  const [, kind = '', formula] = /^([a-z]+)(?:: *(.+))?$/.exec(head?.text.trim() ?? '') ?? [];
  const faults: PlayFault[] = [];
  const known = Object.hasOwn(playKinds, kind) ? playKinds[kind]! : [];
  const play: Play = {
    kind,
    formulas: formula ? [formula] : [],
    x: [-5, 5],
    y: [-5, 5],
    parameters: known.map((one) => ({ ...one })),
    says: '',
    task: '',
  };
  if (!Object.hasOwn(playKinds, kind))
    faults.push({
      at: head?.at ?? 1,
      fault: `a figure "${kind}" is not known; use ${Object.keys(playKinds).join(', ')}`,
    });
  if ((kind === 'graph') !== Boolean(formula))
    faults.push({ at: head?.at ?? 1, fault: 'a graph has a formula, "graph: a*x^2 + c"; no other figure has one' });
  for (const { text, at } of rest) {
    const fault = setLine(play, text.trim());
    if (fault) faults.push({ at, fault });
  }
  if (!play.task) faults.push({ at: head?.at ?? 1, fault: 'say below "Try:" what the reader should try' });
  return { play, faults };
}

/** One line of a block; returns what is wrong with it. */
function setLine(play: Play, text: string): string | null {
  const [, name = '', value = ''] = /^([A-Za-z]\w*): *(.+)$/.exec(text) ?? [];
  if (name === 'Try') play.task = value;
  else if (name === 'Says' && play.kind === 'graph') play.says = value;
  else if (name === 'also' && play.kind === 'graph') play.formulas.push(value);
  else if ((name === 'x' || name === 'y') && play.kind === 'graph') return setWindow(play, name, value);
  else return setParameter(play, name, value);
  return null;
}

function setWindow(play: Play, name: 'x' | 'y', value: string): string | null {
  const [, low, high] = RANGE.exec(value) ?? [];
  if (!low || !high || Number(low) >= Number(high)) return `write what is seen as "${name}: -5..5"`;
  play[name] = [Number(low), Number(high)];
  return null;
}

function setParameter(play: Play, name: string, value: string): string | null {
  const before = play.parameters.find((one) => one.name === name);
  if (!before && (play.kind !== 'graph' || !/^[a-z]$/.test(name)))
    return `"${name}" can't be moved here; this figure has ${play.parameters.map((one) => one.name).join(', ') || 'letters'}`;
  const parameter = before ?? { name, label: name, unit: '', low: 0, high: 1, step: 1, now: 0 };
  const [, low, high, step, now, label] = RANGE.exec(value) ?? [];
  const [, only, named] = FIXED.exec(value) ?? [];
  const [, options] = CHOICE.exec(value) ?? [];
  if (low && high) {
    Object.assign(parameter, { low: Number(low), high: Number(high), step: Number(step ?? parameter.step) });
    parameter.now = now === undefined ? Math.min(Math.max(parameter.now, parameter.low), parameter.high) : Number(now);
  } else if (only) Object.assign(parameter, { low: Number(only), high: Number(only), now: Number(only) });
  else if (options && parameter.options) return setOptions(parameter, options.split(/, */));
  else return 'write a range as "0..10 step 0.5 now 2", a fixed number as "9.8", a choice as "one of a, b"';
  if (label ?? named) parameter.label = (label ?? named)!;
  if (!before) play.parameters.push(parameter);
  const { low: from, high: to, now: start } = parameter;
  return from <= start && start <= to && parameter.step > 0 ? null : `${name} begins outside its range`;
}

/** A lesson may offer fewer words than the figure knows; they keep their numbers. */
function setOptions(parameter: PlayParameter, wanted: string[]): string | null {
  const known = parameter.options ?? [];
  const places = wanted.map((word) => known.indexOf(word));
  if (places.includes(-1)) return `${parameter.name} can be ${known.join(', ')}`;
  parameter.low = Math.min(...places);
  parameter.high = Math.max(...places);
  parameter.now = places[0]!;
  return null;
}
