/** Elements by their name and what is in them. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

export const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

const SVG = 'http://www.w3.org/2000/svg';

/** One path in a square, dark on white in both themes: cameras want it so. */
export function qrPicture(size: number, isDark: (x: number, y: number) => boolean, label: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  svg.setAttribute('class', 'qr');
  let path = '';
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (isDark(x, y)) path += `M${x} ${y}h1v1h-1z`;
  const dark = document.createElementNS(SVG, 'path');
  dark.setAttribute('d', path);
  svg.append(dark);
  return svg;
}
