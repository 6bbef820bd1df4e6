import { walkXml } from '../containers/xml.ts';

interface Style {
  name: string;
  basedOn?: string;
  outline?: number;
}

/** Depths of the styles that make a heading, by style id: by their name, their outline level or what they build on. */
export function readHeadingStyles(bytes: Buffer | null): Map<string, number> {
  const styles = new Map<string, Style>();
  let current: Style | undefined;
  if (bytes) {
    walkXml(bytes, {
      open(name, attributes) {
        const value = attributes['w:val'];
        if (name === 'w:style') {
          current = { name: '' };
          styles.set(attributes['w:styleId'] ?? '', current);
        } else if (!current || value === undefined) return;
        else if (name === 'w:name') current.name = value.toLowerCase();
        else if (name === 'w:basedOn') current.basedOn = value;
        else if (name === 'w:outlineLvl') current.outline = Number(value);
      },
      close(name) {
        if (name === 'w:style') current = undefined;
      },
    });
  }

  const depthOf = (id: string | undefined, steps = 0): number | undefined => {
    const style = styles.get(id ?? '');
    if (!style || steps > 20) return undefined;
    if (style.name === 'title') return 1;
    if (style.name === 'subtitle') return 2;
    const numbered = /^heading (\d)$/.exec(style.name);
    if (numbered) return Number(numbered[1]);
    if (style.outline !== undefined) return style.outline < 9 ? style.outline + 1 : undefined;
    return depthOf(style.basedOn, steps + 1);
  };
  const depths = new Map<string, number>();
  for (const id of styles.keys()) {
    const depth = depthOf(id);
    if (depth !== undefined) depths.set(id, depth);
  }
  return depths;
}
