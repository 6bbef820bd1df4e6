import type { Rule } from './page.ts';

/** How far ends of lines that meet may lie apart, in points. */
export const touch = 3;

/** A line across or down the page: where it lies, and from where to where it goes. */
export interface RuledLine {
  at: number;
  from: number;
  to: number;
}

export interface RuleGroup {
  across: RuledLine[];
  down: RuledLine[];
}

/** Lines in one place become one: programs draw a border for each cell, and often on both sides of it. */
function merged(lines: RuledLine[]): RuledLine[] {
  lines.sort((a, b) => a.at - b.at || a.from - b.from);
  const levels: RuledLine[][] = [];
  for (const line of lines) {
    const level = levels.at(-1);
    if (level?.[0] && line.at - level[0].at <= touch * 0.7) level.push(line);
    else levels.push([line]);
  }
  return levels.flatMap((level) => {
    level.sort((a, b) => a.from - b.from);
    const found: RuledLine[] = [];
    for (const { at, from, to } of level) {
      const last = found.at(-1);
      if (last && from - last.to <= touch) last.to = Math.max(last.to, to);
      else found.push({ at, from, to });
    }
    return found;
  });
}

/** Lines that touch each other, directly or through others, are one group; the others are groups of their own. */
export function groupRules(rules: readonly Rule[]): RuleGroup[] {
  const isAcross = ({ left, right, bottom, top }: Rule) => right - left >= top - bottom;
  const across = merged(
    rules.filter(isAcross).map(({ left, right, bottom, top }) => ({ at: (bottom + top) / 2, from: left, to: right })),
  );
  const down = merged(
    rules
      .filter((rule) => !isAcross(rule))
      .map(({ left, right, bottom, top }) => ({ at: (left + right) / 2, from: bottom, to: top })),
  );
  return connected(across, down);
}

/** Bounds the comparison of lines with lines; a page with more of them is a drawing. */
const mostLines = 400;

function connected(across: RuledLine[], down: RuledLine[]): RuleGroup[] {
  if (across.length > mostLines || down.length > mostLines) return [];
  const parents = [...across, ...down].map((_, index) => index);
  const rootOf = (index: number): number => {
    let at = index;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at] ?? at] ?? at;
      at = parents[at] ?? at;
    }
    return at;
  };
  across.forEach((line, i) => {
    down.forEach((other, j) => {
      const meets = other.at >= line.from - touch && other.at <= line.to + touch;
      const reaches = line.at >= other.from - touch && line.at <= other.to + touch;
      if (meets && reaches) parents[rootOf(i)] = rootOf(across.length + j);
    });
  });
  const groups = new Map<number, RuleGroup>();
  const groupOf = (index: number) => {
    const root = rootOf(index);
    const group = groups.get(root) ?? { across: [], down: [] };
    groups.set(root, group);
    return group;
  };
  across.forEach((line, i) => {
    groupOf(i).across.push(line);
  });
  down.forEach((line, j) => {
    groupOf(across.length + j).down.push(line);
  });
  return [...groups.values()];
}
