import pg from 'pg';

const retryMs = 1_000;

/** One connection that only listens, and comes back by itself after the server went away. */
export class PostgresListener {
  private client: pg.Client | undefined;
  private connecting: Promise<void> | undefined;
  private closed = false;
  private readonly channels = new Map<string, Set<(payload: string) => void>>();
  private readonly url: string;
  private readonly onError: (error: Error) => void;

  constructor(url: string, onError: (error: Error) => void) {
    this.url = url;
    this.onError = onError;
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const set = this.channels.get(channel) ?? new Set();
    this.channels.set(channel, set.add(onPayload));
    this.connecting ??= this.connect();
    await this.connecting;
    await this.client?.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => void set.delete(onPayload);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.connecting?.catch(() => {});
    await this.client?.end().catch(() => {});
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('error', this.onError);
    client.on('end', () => this.reconnectLater());
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.channels.get(channel) ?? []) listener(payload);
    });
    await client.connect();
    for (const channel of this.channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    this.client = client;
  }

  private reconnectLater(): void {
    if (this.closed) return;
    this.connecting = new Promise((resolve) => setTimeout(resolve, retryMs))
      .then(() => (this.closed ? undefined : this.connect()))
      .catch((error) => {
        this.onError(error);
        this.reconnectLater();
      });
  }
}
