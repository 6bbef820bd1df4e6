import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { growingPause } from '../../platform/growing-pause.ts';

/** Short enough that everything is well within seconds after the server is back. */
const pauses = { firstMs: 250, longestMs: 4_000 };

interface Ear {
  onPayload(payload: string): void;
  onGap(): void;
}

interface ListenerOptions {
  url: string;
  onError(error: Error): void;
  pauseMs?: (tried: number) => number;
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;

/**
 * One connection that only listens. When it is lost, one attempt after the other is made to have it back, with growing
 * pauses; whoever listens is then told that something may have been missed.
 */
export class PostgresListener {
  /** The connection, or the one attempt to have it. */
  private connection: Promise<pg.Client> | undefined;
  private readonly closing = new AbortController();
  private readonly channels = new Map<string, Set<Ear>>();
  private readonly options: Required<ListenerOptions>;

  constructor(options: ListenerOptions) {
    this.options = { pauseMs: (tried) => growingPause(tried, pauses), ...options };
  }

  async listen(channel: string, onPayload: Ear['onPayload'], onGap: Ear['onGap'] = () => {}) {
    const ear = { onPayload, onGap };
    const ears = this.channels.get(channel) ?? new Set();
    this.channels.set(channel, ears.add(ear));
    this.connection ??= this.open();
    const client = await this.connection;
    await client.query(listenTo(channel));
    return async () => void ears.delete(ear);
  }

  async close(): Promise<void> {
    this.closing.abort();
    const client = await this.connection?.catch(() => undefined);
    await client?.end().catch(() => {});
  }

  private async open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.options.url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client.on('error', this.options.onError);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onPayload } of this.channels.get(channel) ?? []) onPayload(payload);
    });
    try {
      await client.connect();
      for (const channel of this.channels.keys()) await client.query(listenTo(channel));
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    // Only a connection that stood is missed; a failed attempt is followed by the next one of the same loop.
    client.once('end', () => this.reopen());
    return client;
  }

  private reopen(): void {
    if (this.closing.signal.aborted) return;
    this.connection = this.openUntilItStands();
    this.connection.catch(() => {});
  }

  private async openUntilItStands(): Promise<pg.Client> {
    for (let tried = 1; ; tried++) {
      await sleep(this.options.pauseMs(tried), undefined, { signal: this.closing.signal });
      try {
        const client = await this.open();
        for (const ears of this.channels.values()) for (const { onGap } of ears) onGap();
        return client;
      } catch (error) {
        this.options.onError(error as Error);
      }
    }
  }
}
