import { defineTexts } from '../../texts/define.ts';

/** What moving figures say. Numbers come as they are shown. */
export const playTexts = defineTexts('plays', {
  figure: 'A figure you can move',
  again: 'Start again',
  still: 'Show the picture',
  noStill: 'Hide the picture',
  graph: {
    at: (x: string, y: string) => `At x = ${x}, y = ${y}.`,
    undefinedAt: (x: string) => `At x = ${x} it has no value.`,
    meets: (places: readonly string[]) =>
      `It meets the x-axis at x = ${places.join(places.length === 2 ? ' and x = ' : ', ')}.`,
    meetsNowhere: 'It doesn’t meet the x-axis here.',
  },
  circle: {
    says: (degrees: string, halves: string, cos: string, sin: string, tan: string | null) =>
      `${degrees}° is ${halves}π: cos = ${cos}, sin = ${sin}, ${tan ? `tan = ${tan}` : 'and tan has no value'}.`,
  },
  vectors: {
    says: (across: string, up: string, size: string, dot: string, angle: string | null) =>
      `a + b = (${across}, ${up}), of size ${size}. a · b = ${dot}${angle ? `, and the angle between them is ${angle}°` : ''}.`,
  },
  projectile: {
    says: (range: string, time: string, top: string) =>
      `It lands ${range} m away after ${time} s. Its highest point is ${top} m up.`,
  },
  slope: {
    weight: 'weight',
    normal: 'normal',
    friction: 'friction',
    slides: (down: string, most: string, gain: string) =>
      `${down} N pull it down the slope and friction holds back at most ${most} N, so it slides: it speeds up by ${gain} m/s².`,
    stays: (down: string, most: string) =>
      `${down} N pull it down the slope and friction could hold back ${most} N, so it stays where it is.`,
  },
  venn: {
    says: (
      first: string,
      second: string,
      { a, both, b, neither }: { a: number; both: number; b: number; neither: number },
    ) =>
      `${first}: ${a + both}. ${second}: ${b + both}. One or both: ${a} + ${both} + ${b} = ${a + both + b}. Everybody: ${a + both + b + neither}.`,
  },
  distribution: {
    says: (share: string, low: string, high: string, from: string, to: string) =>
      `About ${share} % lie between ${low} and ${high}: from ${from} to ${to} standard deviations from the mean.`,
  },
  market: {
    quantity: 'quantity',
    price: 'price',
    demand: 'demand',
    supply: 'supply',
    meets: (price: string, quantity: string) => `They meet at a price of ${price} and a quantity of ${quantity}.`,
    clears: (price: string) => `At ${price}, everything on offer is bought.`,
    surplus: (price: string, gap: string) =>
      `At ${price}, ${gap} more are offered than bought: a surplus, so the price falls.`,
    shortage: (price: string, gap: string) =>
      `At ${price}, ${gap} more are wanted than offered: a shortage, so the price rises.`,
  },
  titration: {
    across: 'cm³ of base',
    says: (added: string, ph: string, even: string, phThere: string) =>
      `After ${added} cm³ the pH is ${ph}. The acid is used up at ${even} cm³, where the pH is ${phThere}.`,
  },
  gates: { says: (a: number, gate: string, b: number, out: number) => `${a} ${gate} ${b} gives ${out}.` },
  circuit: {
    series: (total: string, current: string, first: string, second: string) =>
      `Together ${total} Ω, so ${current} A flow through both. R₁ takes ${first} V and R₂ takes ${second} V.`,
    parallel: (total: string, current: string, first: string, second: string, volts: string) =>
      `Together ${total} Ω, so the battery gives ${current} A: ${first} A through R₁ and ${second} A through R₂, each at ${volts} V.`,
  },
});

declare module '../../texts/define.ts' {
  interface Namespaces {
    plays: typeof playTexts;
  }
}
