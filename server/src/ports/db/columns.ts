import type { ColumnType } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Written as JSON text, read as it was; has a default. */
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>;
