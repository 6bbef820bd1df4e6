/**
 * An answer that stays the same for as long as what it was made of has the same version. Whoever asks has looked at the
 * version just now, so that a change made by any process is seen at once; only the making is saved: reading the texts,
 * checking them against the contract, writing them as JSON, compressing.
 */
export class KeptAnswer<Result> {
  /** Names what is answered, and for whom: nobody is given what was made for another. */
  readonly key: string;
  readonly version: string;
  /** Read after the version was: never older than it. */
  readonly make: () => Promise<{ result: Result; mayBeKept: boolean }>;

  constructor({ key, version, make }: Pick<KeptAnswer<Result>, 'key' | 'version' | 'make'>) {
    this.key = key;
    this.version = version;
    this.make = make;
  }
}

/** An answer as it goes out, with what compressing has made of it. */
export class Written {
  readonly body: Buffer;
  readonly compressed = new Map<string, Buffer>();

  constructor(json: string) {
    this.body = Buffer.from(json);
  }
}

/** What is compressed comes along, by two means at most, and takes less than the text itself. */
const bytesOf = ({ body }: Written) => 2 * body.length;

const mostBytes = 32 * 1024 * 1024;

export interface KeptAnswers {
  of<Result>(answer: KeptAnswer<Result>, toJson: (result: Result) => string): Promise<Written>;
}

/** So many bytes of answers, those that were asked for last. */
export function createKeptAnswers(most = mostBytes): KeptAnswers {
  const kept = new Map<string, { version: string; written: Written }>();
  let bytes = 0;

  function forget(key: string): void {
    const old = kept.get(key);
    if (!old) return;
    kept.delete(key);
    bytes -= bytesOf(old.written);
  }

  function keep(key: string, version: string, written: Written): void {
    forget(key);
    if (bytesOf(written) > most / 8) return;
    kept.set(key, { version, written });
    bytes += bytesOf(written);
    for (const oldest of kept.keys()) {
      if (bytes <= most) return;
      forget(oldest);
    }
  }

  return {
    async of({ key, version, make }, toJson) {
      const known = kept.get(key);
      if (known?.version === version) {
        // Moved to the end: what is asked for stays.
        kept.delete(key);
        kept.set(key, known);
        return known.written;
      }
      const { result, mayBeKept } = await make();
      const written = new Written(toJson(result));
      if (mayBeKept) keep(key, version, written);
      return written;
    },
  };
}
