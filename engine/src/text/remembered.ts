/** A function of a text that is asked the same again and again: answers are kept, up to so many, and then afresh. */
export function remembered<T>(compute: (text: string) => T, limit: number): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = compute(text);
      if (known.size >= limit) known.clear();
      known.set(text, value);
    }
    return value;
  };
}
