import { z } from 'zod';

/** Longer than this no answer is read. */
const mostTyped = 300;
const Typed = z.string().trim().min(1).max(mostTyped);

/** What a question wants to have typed; judged by value, on the phone and on the server by the same code. */
export const TypedKeySchema = z.object({
  kind: z.enum(['number', 'expression', 'set', 'word']).describe('How it is read and compared.'),
  key: Typed.describe('The answer, as somebody would type it: 25 m/s, x^2-50x, sqrt(3)/2.'),
  sf: z.number().int().min(1).max(9).optional().describe('Significant figures that are asked for.'),
  tolerance: z
    .union([z.number().min(0).max(1), z.string().max(20)])
    .optional()
    .describe('How far off a number may be: a share (0.01 or "1 %") or an amount ("±0.5").'),
  unit: z
    .string()
    .max(20)
    .optional()
    .describe(
      'Of a number: the unit that the question asks for it in, m/s; it need not be typed where the key has none.',
    ),
  form: z
    .enum(['factorised', 'exact', 'expanded'])
    .optional()
    .describe('The form that is asked for besides the value.'),
  domain: z.string().max(100).optional().describe('Where an expression has to hold: x > 0.'),
  ordered: z.boolean().optional().describe('Of a set: its order counts, as in a pair.'),
  also: z.array(Typed).max(10).optional().describe('Other names of a word.'),
  nots: z.array(Typed).max(6).optional().describe('Known slips, as somebody would type them.'),
  working: z
    .object({
      kind: z.enum(['equation', 'simplify', 'differentiate', 'units']).describe('What its lines are compared by.'),
      begins: Typed.describe('The line that it begins with.'),
    })
    .optional()
    .describe('Where it may be worked out line by line; it judges nothing.'),
});
export type TypedKey = z.output<typeof TypedKeySchema>;

/** What a field for typing needs to know, and nothing of the answer. */
export const TypedWishSchema = z.object({
  kind: TypedKeySchema.shape.kind,
  ordered: z.boolean().describe('Of a set: its order counts.'),
  unit: z.boolean().describe('Of a number: it is wanted with its unit.'),
  letters: z.array(z.string()).describe('Letters for the keypad, in the order of the alphabet.'),
});

/** What somebody typed. */
export const TypedAnswerSchema = z.string().max(mostTyped);
