import type { z } from 'zod';
import type { Source } from '../courses/form/source.ts';
import type { Say } from './faults.ts';

/** What stands between the dashes; the parsed head, or null where something is wrong with it. */
export function checkHead<T>(schema: z.ZodType<T>, source: Source, say: Say): T | null {
  if (Object.keys(source.fields).length === 0) {
    say(1, 'the file must begin with "---", one "key: value" a line, and "---"');
    return null;
  }
  const parsed = schema.safeParse(source.fields);
  for (const issue of parsed.error?.issues ?? []) {
    const unknown = 'keys' in issue ? issue.keys : [];
    const field = String(issue.path[0] ?? unknown[0] ?? '');
    if (unknown.length > 0)
      say(source.lineOf(field), `the head has no field "${field}"; take it out or spell it as the form does`);
    else if (!(field in source.fields)) say(1, `the head needs a line "${field}: …"`);
    else say(source.lineOf(field), `${field}: ${issue.message}`);
  }
  return parsed.data ?? null;
}
