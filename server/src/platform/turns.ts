interface Waiting<Item> {
  item: Item;
  cost: number;
}

/** So many turns go to what costs least; the next one is for whoever has waited longest. */
const cheapTurns = 2;

/**
 * Whose turn it is at something scarce. Nobody has two turns at once, and small things come first: what counts is what
 * somebody's things have cost since anybody had to wait, together with the next one. So one person's ten jobs hold up
 * another's one no more than ten people's large ones do a small one; every third turn keeps the large ones moving.
 */
export class Turns<Item> {
  private readonly lines = new Map<string, Waiting<Item>[]>();
  private readonly served = new Set<string>();
  private readonly spent = new Map<string, number>();
  private cheap = 0;

  wait(who: string, item: Item, cost = 0): void {
    const line = this.lines.get(who);
    if (line) line.push({ item, cost });
    else this.lines.set(who, [{ item, cost }]);
  }

  /** Leaves the line; nothing happens where it has had its turn already. */
  leave(who: string, item: Item): void {
    const line = this.lines.get(who);
    const place = line?.findIndex((waiting) => waiting.item === item) ?? -1;
    if (!line || place < 0) return;
    line.splice(place, 1);
    if (line.length === 0) this.lines.delete(who);
  }

  /** The item that is next, or undefined where nobody waits who may come. Its turn lasts until `end`. */
  begin(): Item | undefined {
    const who = this.next();
    const line = who === undefined ? undefined : this.lines.get(who);
    const first = line?.shift();
    if (who === undefined || !line || !first) return undefined;
    if (line.length === 0) this.lines.delete(who);
    this.served.add(who);
    this.spent.set(who, this.spentBy(who) + first.cost);
    return first.item;
  }

  end(who: string): void {
    this.served.delete(who);
    this.goBehind(who);
    if (this.lines.size === 0 && this.served.size === 0) this.spent.clear();
  }

  private next(): string | undefined {
    const able = [...this.lines.keys()].filter((who) => !this.served.has(who));
    const [longest] = able;
    if (longest === undefined) return undefined;
    const cheapest = able.reduce((best, who) => (this.costOf(who) < this.costOf(best) ? who : best), longest);
    const isCheap = cheapest !== longest && this.cheap < cheapTurns;
    this.cheap = isCheap ? this.cheap + 1 : 0;
    return isCheap ? cheapest : longest;
  }

  private costOf(who: string): number {
    return this.spentBy(who) + (this.lines.get(who)?.[0]?.cost ?? 0);
  }

  private spentBy(who: string): number {
    return this.spent.get(who) ?? 0;
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
    const all = [...this.lines.values()].flat().map(({ item }) => item);
    this.lines.clear();
    return all;
  }
}
