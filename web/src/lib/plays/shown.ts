/** A number as it is read: at most so many figures, a real minus, no trailing noughts. */
export function shown(n: number, figures = 3): string {
  const rounded = Math.abs(n) >= 10 ** figures ? Math.round(n) : Number(n.toPrecision(figures));
  return String(Math.abs(rounded) < 1e-9 ? 0 : rounded).replace('-', '−');
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
