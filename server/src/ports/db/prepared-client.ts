import pg from 'pg';

/**
 * A statement that comes again and again is parsed and planned once for each connection: for a look-up by key that is
 * most of what it costs. Only what came a few times gets a name, and only so many do, since every connection keeps what
 * it has prepared.
 */
const timesBefore = 3;
const mostPrepared = 400;
const mostCounted = 2_000;
const longestText = 8_000;
const mostValues = 60;

/** The names of the statements that are prepared, for all connections of this process. */
class StatementNames {
  private readonly counts = new Map<string, number>();
  private readonly names = new Map<string, string>();
  private round = 0;

  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known) return known;
    if (this.names.size >= mostPrepared || text.length > longestText) return undefined;
    const count = (this.counts.get(text) ?? 0) + 1;
    if (count <= timesBefore) {
      if (this.counts.size >= mostCounted) this.counts.clear();
      this.counts.set(text, count);
      return undefined;
    }
    this.counts.delete(text);
    const name = `s${this.round}_${this.names.size}`;
    this.names.set(text, name);
    return name;
  }

  /** Another version of the product has changed a table: everything is prepared anew, under other names. */
  forget(): void {
    this.round += 1;
    this.names.clear();
  }
}

const isOutdated = (error: { code?: string; message?: string }) =>
  error.code === '0A000' && error.message?.includes('cached plan') === true;

/**
 * Only what reads: a plan made once for all values cannot prove that a value meets the condition of a partial index, and
 * "on conflict … where" then finds none, from the sixth time on.
 */
const isRead = (text: string) => /^select\b/i.test(text);

/** The class of a pool's connections: what Kysely reads with values is prepared. */
export function preparingClient(): typeof pg.Client {
  const names = new StatementNames();

  return class PreparingClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the driver's own method has a dozen forms, of which one is changed
    override query(given: any, values?: any, callback?: any): any {
      const isPlain = typeof given === 'string' && Array.isArray(values) && callback === undefined && isRead(given);
      const name = isPlain && values.length > 0 && values.length <= mostValues ? names.nameOf(given) : undefined;
      if (!name) return super.query(given, values, callback);
      return super.query({ name, text: given, values }).catch((error) => {
        if (!isOutdated(error)) throw error;
        names.forget();
        // A transaction is lost with its statement; by itself the statement is asked again.
        if (this.getTransactionStatus() !== 'I') throw error;
        return super.query(given, values);
      });
    }
  };
}
