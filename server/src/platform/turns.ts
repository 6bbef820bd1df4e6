/**
 * Whose turn it is at something scarce. Those who wait are served in a circle, however much each of them wants, and
 * nobody has two turns at once: one person's ten jobs never hold up another's one.
 */
export class Turns<Item> {
  private readonly lines = new Map<string, Item[]>();
  private readonly served = new Set<string>();

  wait(who: string, item: Item): void {
    const line = this.lines.get(who);
    if (line) line.push(item);
    else this.lines.set(who, [item]);
  }

  /** Leaves the line; nothing happens where it has had its turn already. */
  leave(who: string, item: Item): void {
    const line = this.lines.get(who);
    const place = line?.indexOf(item) ?? -1;
    if (!line || place < 0) return;
    line.splice(place, 1);
    if (line.length === 0) this.lines.delete(who);
  }

  /** The item that is next, or undefined where nobody waits who may come. Its turn lasts until `end`. */
  begin(): Item | undefined {
    for (const [who, line] of this.lines) {
      if (this.served.has(who)) continue;
      const item = line.shift();
      if (line.length === 0) this.lines.delete(who);
      this.served.add(who);
      return item;
    }
    return undefined;
  }

  end(who: string): void {
    this.served.delete(who);
    this.goBehind(who);
  }

  /** What else somebody wants comes after everybody who waits. */
  private goBehind(who: string): void {
    const line = this.lines.get(who);
    if (!line) return;
    this.lines.delete(who);
    this.lines.set(who, line);
  }

  /** Everybody who waits, sent away. */
  clear(): Item[] {
    const all = [...this.lines.values()].flat();
    this.lines.clear();
    return all;
  }
}
