import { z } from 'zod';

/**
 * A record of at most so many entries, counted before any of them is looked at: each that is wrong costs, and a body
 * has room for thousands.
 */
export function smallRecord<Value extends z.ZodType>(most: number, key: z.ZodString, value: Value) {
  const record = z.record(key, value);
  const isSmall = (given: unknown) => Object.keys(given ?? {}).length <= most;
  const { $schema: _, ...described } = z.toJSONSchema(record, { io: 'input', unrepresentable: 'any' });
  return z
    .custom<z.input<typeof record>>(isSmall, { error: `At most ${most} entries`, abort: true })
    .meta(described)
    .pipe(record);
}
