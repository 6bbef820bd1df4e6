/** What can be moved in each kind of moving figure, and within which bounds unless a lesson says otherwise. */

export interface PlayParameter {
  name: string;
  label: string;
  /** Stands after the number: "m/s", "°". */
  unit: string;
  low: number;
  high: number;
  step: number;
  now: number;
  /** Words in place of the numbers 0, 1, 2, …: "series", "parallel". */
  options?: readonly string[];
}

type Row = [name: string, label: string, unit: string, low: number, high: number, step: number, now: number];

const numbers = (...rows: Row[]): PlayParameter[] =>
  rows.map(([name, label, unit, low, high, step, now]) => ({ name, label, unit, low, high, step, now }));

const words = (name: string, label: string, ...options: string[]): PlayParameter => ({
  ...{ name, label, unit: '', low: 0, high: options.length - 1, step: 1, now: 0 },
  options,
});

const gravity: Row = ['g', 'Gravity', 'm/s²', 9.8, 9.8, 0.1, 9.8];

/** A graph has the letters of its formula instead: see `readPlay`. */
export const playKinds: Readonly<Record<string, readonly PlayParameter[]>> = {
  graph: [],
  circle: numbers(['angle', 'Angle', '°', 0, 360, 5, 30]),
  vectors: numbers(
    ['ax', 'a, across', '', -6, 6, 1, 4],
    ['ay', 'a, up', '', -6, 6, 1, 1],
    ['bx', 'b, across', '', -6, 6, 1, 1],
    ['by', 'b, up', '', -6, 6, 1, 3],
  ),
  projectile: numbers(['speed', 'Speed', 'm/s', 5, 40, 1, 20], ['angle', 'Angle', '°', 5, 85, 5, 45], gravity),
  slope: numbers(
    ['angle', 'Angle of the slope', '°', 0, 60, 1, 20],
    ['mass', 'Mass', 'kg', 1, 50, 1, 10],
    ['mu', 'Friction, μ', '', 0, 1, 0.05, 0.3],
    gravity,
  ),
  venn: numbers(
    ['a', 'A only', '', 0, 40, 1, 12],
    ['both', 'Both', '', 0, 40, 1, 8],
    ['b', 'B only', '', 0, 40, 1, 10],
    ['neither', 'Neither', '', 0, 40, 1, 5],
  ),
  distribution: numbers(
    ['mean', 'Mean', '', 0, 100, 1, 50],
    ['spread', 'Standard deviation', '', 2, 25, 1, 10],
    ['from', 'From', '', 0, 100, 1, 40],
    ['to', 'To', '', 0, 100, 1, 60],
  ),
  market: numbers(
    ['demand', 'Demand moves by', '', -40, 40, 5, 0],
    ['supply', 'Supply moves by', '', -40, 40, 5, 0],
    ['price', 'Price', '', 10, 90, 5, 50],
  ),
  titration: [
    words('acid', 'Acid', 'strong', 'weak'),
    ...numbers(
      ['added', 'Base added', 'cm³', 0, 50, 0.5, 10],
      ['volume', 'Acid in the flask', 'cm³', 25, 25, 1, 25],
      ['acidity', 'Concentration of the acid', 'mol/dm³', 0.1, 0.1, 0.05, 0.1],
      ['base', 'Concentration of the base', 'mol/dm³', 0.1, 0.1, 0.05, 0.1],
      ['pka', 'pKa', '', 4.76, 4.76, 0.01, 4.76],
    ),
  ],
  gates: [
    words('gate', 'Gate', 'AND', 'OR', 'NAND', 'NOR', 'XOR'),
    words('a', 'A', '0', '1'),
    words('b', 'B', '0', '1'),
  ],
  circuit: [
    words('joined', 'Joined in', 'series', 'parallel'),
    ...numbers(
      ['volts', 'Battery', 'V', 1, 24, 1, 12],
      ['r1', 'R₁', 'Ω', 1, 60, 1, 20],
      ['r2', 'R₂', 'Ω', 1, 60, 1, 30],
    ),
  ],
};
