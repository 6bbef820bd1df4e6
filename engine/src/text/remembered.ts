/** Answers that are kept, up to so many, and then afresh. */
function memory<Item, T>(keyOf: (item: Item) => unknown, compute: (item: Item) => T, limit: number): (item: Item) => T {
  const known = new Map<unknown, T>();
  return (item) => {
    const key = keyOf(item);
    let value = known.get(key);
    if (value === undefined) {
      value = compute(item);
      if (known.size >= limit) known.clear();
      known.set(key, value);
    }
    return value;
  };
}

const itself = (text: string) => text;

/** A function of a text that is asked the same again and again. */
export const remembered = <T>(compute: (text: string) => T, limit: number) => memory(itself, compute, limit);

/** The same for what is asked of one whole, a text that is being read: what is kept of it goes when it goes. */
export function rememberedOf<Whole extends object, Item, T>(
  keyOf: (item: Item) => unknown,
  compute: (item: Item, whole: Whole) => T,
  limit: number,
): (item: Item, whole: Whole) => T {
  const wholes = new WeakMap<Whole, (item: Item) => T>();
  return (item, whole) => {
    const known = wholes.get(whole) ?? memory(keyOf, (one: Item) => compute(one, whole), limit);
    wholes.set(whole, known);
    return known(item);
  };
}
