import { type Child, type Element, element, scroller, text, textOf } from './tree.ts';

/** With its source longer than this, a formula may be wider than a phone; it scrolls, so a keyboard must reach it. */
const wideFormula = 60;

/** In a line of text a longer formula may be wider than a phone: it becomes one for each side of its relations. */
const longInLine = 16;
const relation = /^[=≈≤≥<>≠⇒→]$/;

/** A browser breaks no line inside a formula, but between two. */
function splitInLine(math: Element): Child[] {
  const [semantics] = math.children;
  const [row] = semantics?.type === 'element' ? semantics.children : [];
  if (semantics?.type !== 'element' || row?.type !== 'element' || row.tagName !== 'mrow') return [math];
  if (textOf(row).length <= longInLine) return [math];
  const sides: Child[][] = [[]];
  for (const child of row.children) {
    const isRelation = child.type === 'element' && child.tagName === 'mo' && relation.test(textOf(child));
    if (isRelation && sides.at(-1)?.length) sides.push([]);
    sides.at(-1)?.push(child);
  }
  return sides.map((children) => ({
    ...math,
    children: [{ ...semantics, children: [{ ...row, children }] }],
  }));
}

export function shapeFormula(math: Element, nextName: () => string): Child[] {
  if (math.properties.display !== 'block') return splitInLine(math);
  if (textOf(math).length > wideFormula) return [scroller('formula', nextName(), math)];
  return [element('div', { className: ['formula'] }, [math])];
}

/** "x = −7": a sign right after another belongs to its number, and must not stand as far off as one between two. */
function shapeSigns(row: Element): void {
  row.children.forEach((child, index) => {
    const before = row.children[index - 1];
    const isSign = child.type === 'element' && child.tagName === 'mo' && /^[−+±-]$/.test(textOf(child));
    const follows = before?.type === 'element' && before.tagName === 'mo' && /^[=<>≤≥≠≈(,;+×·÷/]$/.test(textOf(before));
    if (isSign && follows) child.properties.form = 'prefix';
  });
}

/** Stands unseen between a function's name and what it is applied to. */
const application = '\u2061';
const thin = '0.1667em';
const isOperator = (node: Child | undefined) => node?.type === 'element' && node.tagName === 'mo';

/** "r cos θ": a function's name keeps a thin space from its neighbours, but none before a bracket. */
function spaceFunctions(row: Element): void {
  row.children = row.children.flatMap((child, index, all) => {
    const [before, after, next] = [all[index - 1], all[index + 1], all[index + 2]];
    if (child.type === 'element' && isOperator(child) && textOf(child) === application) {
      const isBracket = after?.type === 'element' && /^[([{|]/.test(textOf(after));
      return isBracket || !after ? [child] : [child, element('mspace', { width: thin }, [])];
    }
    const isName = isOperator(after) && after?.type === 'element' && textOf(after) === application;
    return isName && next && before && !isOperator(before) ? [element('mspace', { width: thin }, []), child] : [child];
  });
}

export function shapeRow(row: Element): Child[] {
  shapeSigns(row);
  spaceFunctions(row);
  return [row];
}

/**
 * A bar over something is drawn as a line: without a font made for mathematics, no browser stretches the sign. The arrow of
 * a vector is one that stands by itself; the combining one lands beside its letter.
 */
export function shapeOver(over: Element): Child[] {
  const [base, sign] = over.children;
  if (!base || !sign) return [over];
  if (/^[‾ˉ¯]$/.test(textOf(sign))) return [element('mrow', { className: ['bar'] }, [base])];
  if (textOf(sign) !== '\u20d7') return [over];
  return [{ ...over, children: [base, element('mo', { className: ['arrow'], stretchy: 'false' }, [text('→')])] }];
}
