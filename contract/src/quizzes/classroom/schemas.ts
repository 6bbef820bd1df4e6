import { z } from 'zod';
import { operation } from '../../http/operation.ts';

/** A class on one laptop: where phones go, which laptop it is, and its results carried to the real site. */

const laptopKey = /^[0-9A-HJKMNP-TV-Z]{52}$/;
const mostBytes = 16 * 1024 * 1024;

/** Capitals, spaces and dashes do not matter. */
const LaptopKey = z
  .string()
  .max(200)
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(laptopKey, 'This isn’t a laptop code. Copy all of it from the laptop.'))
  .describe('The laptop’s code: its public key, 52 letters and digits.');

const LaptopSchema = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string().describe('Its public key; people compare the first 16 signs.'),
  paired_at: z.iso.datetime(),
});
export type PairedLaptop = z.output<typeof LaptopSchema>;

const ClassroomSchema = z.object({
  is_on: z.boolean().describe('Whether this server is a laptop in class mode.'),
  addresses: z
    .array(
      z.object({
        origin: z.string().describe('Such as `http://192.168.43.1:3000`.'),
        network: z.string().describe('What the laptop calls the network.'),
      }),
    )
    .describe('Where phones in the same network reach it, the likeliest first; empty where class mode is off.'),
  code: z.string().nullable().describe('The code of this laptop; null where class mode is off.'),
  laptops: z.array(LaptopSchema).describe('Those that the caller has paired, the newest first.'),
});
export type Classroom = z.output<typeof ClassroomSchema>;

const BroughtSchema = z.object({
  quiz_id: z.string().describe('The quiz that has the results now.'),
  title: z.string(),
  is_new: z.boolean().describe('It was made for them; otherwise they went to the quiz of an earlier file.'),
  added: z.number().int().describe('Results that were not here yet.'),
  known: z.number().int().describe('Results that were here already; they stay as they are.'),
  refused: z
    .number()
    .int()
    .describe('Results that cannot be: they do not fit their questions, or their address had its one attempt.'),
  listed: z
    .number()
    .int()
    .describe('Students of the laptop’s class list, where it is newer than the one here; else 0.'),
});
export type BroughtResults = z.output<typeof BroughtSchema>;

export const classroomOperations = {
  show: operation({
    summary: 'Whether this is a laptop with a class, where phones find it, and which laptops the caller has paired',
    response: ClassroomSchema,
  }),
  pair: operation({
    summary: 'Pair a laptop: results that it signed are taken from now on; pairing it again changes its name',
    body: z.object({
      code: LaptopKey,
      name: z.string().trim().min(1, 'Please write something here').max(60).describe('What its owner calls it.'),
    }),
    status: 201,
    response: LaptopSchema,
    errors: ['laptops_limit_reached'],
  }),
  unpair: operation({
    summary: 'Take nothing more from a laptop; what it brought stays',
    params: z.object({ id: z.string().max(64) }),
    status: 204,
  }),
  carry: operation({
    summary: 'A quiz with its results as one file, signed by this laptop; in class mode only',
    params: z.object({ id: z.string().max(64) }),
    raw: 'application/json',
  }),
  bring: operation({
    summary: 'Take in the file of a laptop that the caller has paired; each result once, however often it is sent',
    body: z.object({
      format: z.literal('akada-class-1'),
      laptop: LaptopKey,
      signed: z.string().max(mostBytes).describe('The quiz and its results, as the text that was signed.'),
      signature: z.string().max(200).describe('Ed25519 over that text, base64url.'),
    }),
    response: BroughtSchema,
    errors: ['laptop_not_paired', 'carried_file_altered', 'carried_file_unreadable'],
    bodyLimit: mostBytes,
    limit: { max: 30, per: 'minute' },
  }),
};
