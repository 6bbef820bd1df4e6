import { existsSync } from 'node:fs';
import { z } from 'zod';

/** The environment, read once. Nothing else in the server looks at process.env. */

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optionalText = z.preprocess(blankIsAbsent, z.string().optional());
const port = z.coerce.number().int().min(0).max(65_535);
const services = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.enum(['web', 'worker'])).min(1));

/** How many proxies stand in front: their X-Forwarded-For entries are believed, no others. */
const trustProxy = z.union([z.literal('false').transform(() => false as const), z.coerce.number().int().min(1).max(5)]);

/** A Paystack key says itself whether real money moves. */
const paystackKey = z
  .string()
  .regex(/^sk_(test|live)_\w+$/, 'is not a secret key of Paystack (sk_test_… or sk_live_…)');
const percent = z.coerce.number().min(0).max(50);
const groupLink = z.url({ protocol: /^https$/, error: 'is not an https:// address' });

/** Mail addresses with commas between them, compared without regard to case. */
const addresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
  .pipe(z.array(z.email('names something that is not a mail address')));

const tokens = z.coerce.number().int().min(0);
const price = z.coerce.number().min(0);

const EnvironmentSchema = z.object({
  MODE: z.enum(['local', 'production']).default('local'),
  HOST: optionalText,
  PORT: z.preprocess(blankIsAbsent, port.default(3000)),
  PUBLIC_URL: z.preprocess(blankIsAbsent, z.url({ protocol: /^https?$/ }).optional()),
  SERVICES: z.preprocess(blankIsAbsent, services.default(['web', 'worker'])),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('data')),
  DATABASE_URL: z.preprocess(blankIsAbsent, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  SECRET: z.preprocess(blankIsAbsent, z.string().min(32, 'needs at least 32 characters').optional()),
  CLASSROOM: z.preprocess(blankIsAbsent, z.enum(['on', 'off']).default('off')),
  TRUST_PROXY: z.preprocess(blankIsAbsent, trustProxy.default(false)),
  LOG_LEVEL: z.preprocess(blankIsAbsent, z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info')),
  OPERATORS: z.preprocess(blankIsAbsent, addresses.default([])),
  METRICS_TOKEN: z.preprocess(blankIsAbsent, z.string().min(16, 'needs at least 16 characters').optional()),
  SMTP_URL: z.preprocess(blankIsAbsent, z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: optionalText,
  CONTACT_EMAIL: z.preprocess(blankIsAbsent, z.email().optional()),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: z.preprocess(blankIsAbsent, z.url().default('https://accounts.google.com')),
  APPLE_CLIENT_ID: optionalText,
  APPLE_TEAM_ID: optionalText,
  APPLE_KEY_ID: optionalText,
  APPLE_PRIVATE_KEY: optionalText,
  APPLE_ISSUER: z.preprocess(blankIsAbsent, z.url().default('https://appleid.apple.com')),
  CAMPUS_NAME: z.preprocess(blankIsAbsent, z.string().max(40, 'needs at most 40 characters').optional()),
  CAMPUS_ISSUER: z.preprocess(blankIsAbsent, z.url({ protocol: /^https?$/ }).optional()),
  CAMPUS_CLIENT_ID: optionalText,
  CAMPUS_CLIENT_SECRET: optionalText,
  CAMPUS_EMAILS: z.preprocess(blankIsAbsent, z.enum(['confirmed', 'trusted']).default('confirmed')),
  LTI_LOOPBACK: z.preprocess(blankIsAbsent, z.enum(['on', 'off']).default('off')),
  S3_ENDPOINT: z.preprocess(blankIsAbsent, z.url({ protocol: /^https?$/ }).optional()),
  S3_BUCKET: optionalText,
  S3_REGION: z.preprocess(blankIsAbsent, z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  PAYMENTS: z.preprocess(blankIsAbsent, z.enum(['off', 'sandbox', 'paystack']).optional()),
  PAYSTACK_SECRET_KEY: z.preprocess(blankIsAbsent, paystackKey.optional()),
  PAYSTACK_URL: z.preprocess(blankIsAbsent, z.url({ protocol: /^https?$/ }).default('https://api.paystack.co')),
  SELLER_NAME: optionalText,
  SELLER_ADDRESS: optionalText,
  SELLER_TAX_NUMBER: optionalText,
  VAT_PERCENT: z.preprocess(blankIsAbsent, percent.default(0)),
  PLAN_GATING: z.preprocess(blankIsAbsent, z.enum(['on', 'off']).optional()),
  COMMUNITY_URL: z.preprocess(blankIsAbsent, groupLink.optional()),
  YOUTUBE_API_KEY: optionalText,
  DATA_PRICE_NGN_PER_MB: z.preprocess(blankIsAbsent, price.max(1000).default(0.75)),
  UPLOAD_QUOTA_MB: z.preprocess(blankIsAbsent, z.coerce.number().min(1).max(1_000_000).default(1024)),
  OCR: z.preprocess(blankIsAbsent, z.enum(['on', 'off']).default('on')),
  MEANING: z.preprocess(blankIsAbsent, z.enum(['on', 'off']).default('on')),
  TEACHER: z.preprocess(blankIsAbsent, z.enum(['embedded', 'model', 'auto']).default('auto')),
  AI_PROVIDER: z.preprocess(blankIsAbsent, z.enum(['openai-compatible', 'anthropic', 'google']).optional()),
  AI_BASE_URL: z.preprocess(blankIsAbsent, z.url({ protocol: /^https?$/ }).optional()),
  AI_API_KEY: optionalText,
  AI_MODEL: optionalText,
  AI_CHECK_MODEL: optionalText,
  AI_VISION_MODEL: optionalText,
  AI_CHECKS: z.preprocess(blankIsAbsent, z.enum(['full', 'light', 'off']).default('light')),
  AI_DAILY_TOKENS_ACCOUNT: z.preprocess(blankIsAbsent, tokens.default(200_000)),
  AI_DAILY_TOKENS_ADDRESS: z.preprocess(blankIsAbsent, tokens.default(5_000_000)),
  AI_DAILY_TOKENS_SITE: z.preprocess(blankIsAbsent, tokens.default(10_000_000)),
  AI_COST_INPUT: z.preprocess(blankIsAbsent, price.default(0)),
  AI_COST_OUTPUT: z.preprocess(blankIsAbsent, price.default(0)),
});

export interface Config {
  mode: 'local' | 'production';
  host: string;
  port: number;
  /** Stands in every link that leaves the server: mails, previews, sign-in returns. No trailing slash. */
  publicUrl: string;
  services: ('web' | 'worker')[];
  dataDir: string;
  databaseUrl: string | undefined;
  secret: string | undefined;
  /** A class on one laptop: phones in the local network get the takers' pages, and nothing else. */
  classroom: boolean;
  trustProxy: false | number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Whose accounts may look at how the server is doing, by their confirmed address. */
  operators: readonly string[];
  metricsToken: string | undefined;
  /** `operator` gets what is written in the contact form. */
  mail: { smtpUrl: string | undefined; from: string; operator: string };
  /** Sign-in by Google, Apple and an institution's own provider, where their credentials are given. */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined;
  apple: { clientId: string; teamId: string; keyId: string; privateKey: string; issuer: string } | undefined;
  campus: { name: string; clientId: string; clientSecret: string; issuer: string; trustsEmails: boolean } | undefined;
  /** Whether a learning platform may run on this very machine, to try one out. */
  lti: { allowsLoopback: boolean };
  /** Where files are kept, if not in the data folder. */
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined;
  /** `off`: nothing is sold. */
  payments:
    | { provider: 'off' }
    | { provider: 'sandbox' }
    | { provider: 'paystack'; secretKey: string; baseUrl: string };
  /** Stands on every receipt. Prices include the VAT. */
  seller: { name: string; address: string | null; taxNumber: string | null; vatPercent: number };
  /** What mobile data costs here: the settings say about how much a month of use was. */
  nairaPerMegabyte: number;
  /** What one account may keep of documents. */
  uploads: { quotaBytes: number };
  /** Whether photographs and scans are read, where the package for that is installed. */
  readsPictures: boolean;
  /** `off` gives everyone what Pro gives. */
  planGating: 'on' | 'off';
  /** The invitation to the community's group chat; part of Pro. */
  communityUrl: string | undefined;
  /** Finds videos for a sprint; without it only the project's own list is used. */
  youtubeApiKey: string | undefined;
  ai: {
    /** Whether a model teaches: never, always, or where one is configured or has passed its check on this machine. */
    teacher: 'embedded' | 'model' | 'auto';
    /** How thoroughly its questions are checked. */
    checks: ModelChoice['checks'];
    /** The language model that teaches; without one, the built-in teacher does all of it. */
    model: ModelChoice | undefined;
    /** The model that sees, and reads what is written by hand; without one nobody does. */
    vision: ModelAddress | undefined;
    /** Whether the built-in tutor also looks for places by meaning, where the package for that is installed. */
    meaning: boolean;
    /** Tokens a day. */
    limits: { account: number; address: number; site: number };
    /** Prices for a million tokens. */
    prices: { input: number; output: number };
  };
}

/** Where a model is, and what it is called there. */
export interface ModelAddress {
  provider: 'openai-compatible' | 'anthropic' | 'google';
  baseUrl: string | undefined;
  apiKey: string | undefined;
  name: string;
}

export interface ModelChoice extends ModelAddress {
  /** Solves and judges the questions; the same model where none is named. */
  checkName: string | undefined;
  /** How much is done to find out whether a question is right and fair. */
  checks: 'full' | 'light' | 'off';
}

/** Every fault of the environment at once, so that an operator mends it in one go. */
export class ConfigError extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n  ${faults.join('\n  ')}`,
    );
    this.faults = faults;
  }
}

/** In production nothing is assumed: what local mode makes up must be given. */
function missingForProduction(env: Environment): string[] {
  if (env.MODE !== 'production') return [];
  const needed = {
    PUBLIC_URL: 'the address that people use, such as https://akada.example',
    SECRET: 'at least 32 random characters, the same on every server',
    DATABASE_URL: 'postgres://…',
    SMTP_URL: 'smtp://… or smtps://…, for codes and confirmations',
    PAYMENTS: 'paystack, or off; sandbox must be named if no money shall move',
  } as const;
  return Object.entries(needed)
    .filter(([name]) => env[name as keyof typeof needed] === undefined)
    .map(([name, hint]) => `${name} is required in production (${hint})`);
}

function contradictions(env: Environment): string[] {
  const faults: string[] = [];
  if (!env.DATABASE_URL && env.SERVICES.length === 1) {
    faults.push('SERVICES can be split only with DATABASE_URL: the embedded database belongs to one process');
  }
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET)) {
    faults.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together');
  }
  const apple = [env.APPLE_CLIENT_ID, env.APPLE_TEAM_ID, env.APPLE_KEY_ID, env.APPLE_PRIVATE_KEY];
  if (apple.some(Boolean) && !apple.every(Boolean)) {
    faults.push('APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY are needed together');
  }
  const campus = [env.CAMPUS_NAME, env.CAMPUS_ISSUER, env.CAMPUS_CLIENT_ID, env.CAMPUS_CLIENT_SECRET];
  if (campus.some(Boolean) && !campus.every(Boolean)) {
    faults.push('CAMPUS_NAME, CAMPUS_ISSUER, CAMPUS_CLIENT_ID and CAMPUS_CLIENT_SECRET are needed together');
  }
  const s3 = [env.S3_ENDPOINT, env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY];
  if (s3.some(Boolean) && !s3.every(Boolean)) {
    faults.push('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together');
  }
  if (env.LTI_LOOPBACK === 'on' && env.MODE === 'production') {
    faults.push('LTI_LOOPBACK is for trying things out in local mode, not for production');
  }
  return [
    ...faults,
    ...contradictionsOfClassroom(env),
    ...contradictionsOfPayments(env),
    ...contradictionsOfModel(env),
  ];
}

function contradictionsOfClassroom({ CLASSROOM, MODE, TRUST_PROXY }: Environment): string[] {
  if (CLASSROOM === 'off') return [];
  return [
    ...(MODE === 'production' ? ['CLASSROOM is for a laptop in local mode, not for production'] : []),
    // Who is on this machine and who is not is told by the connection alone.
    ...(TRUST_PROXY === false ? [] : ['TRUST_PROXY cannot be set with CLASSROOM: no proxy is believed there']),
  ];
}

function contradictionsOfPayments(env: Environment): string[] {
  const faults: string[] = [];
  if (env.PAYMENTS === 'paystack') {
    if (!env.PAYSTACK_SECRET_KEY) faults.push('PAYSTACK_SECRET_KEY is needed with PAYMENTS=paystack');
    if (!env.SELLER_NAME) faults.push('SELLER_NAME is needed with PAYMENTS=paystack: it stands on every receipt');
  } else if (env.PAYSTACK_SECRET_KEY) {
    faults.push('PAYSTACK_SECRET_KEY is given, but PAYMENTS is not paystack');
  }
  if (env.VAT_PERCENT > 0 && !env.SELLER_TAX_NUMBER) {
    faults.push('SELLER_TAX_NUMBER is needed with VAT_PERCENT: who charges VAT names it on the receipt');
  }
  return faults;
}

function contradictionsOfModel(env: Environment): string[] {
  const { AI_PROVIDER, AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_CHECK_MODEL, AI_VISION_MODEL } = env;
  if (!AI_PROVIDER) {
    if (env.TEACHER === 'model') return ['AI_PROVIDER and AI_MODEL are needed with TEACHER=model'];
    return AI_BASE_URL || AI_API_KEY || AI_MODEL || AI_CHECK_MODEL || AI_VISION_MODEL
      ? [
          'AI_PROVIDER is needed beside AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_CHECK_MODEL and AI_VISION_MODEL (openai-compatible, anthropic or google)',
        ]
      : [];
  }
  const faults: string[] = [];
  if (!AI_MODEL && (!AI_VISION_MODEL || env.TEACHER === 'model'))
    faults.push('AI_MODEL is needed with AI_PROVIDER: the name of the model');
  if (AI_PROVIDER === 'openai-compatible' && !AI_BASE_URL) {
    faults.push('AI_BASE_URL is needed with openai-compatible, such as http://localhost:11434/v1');
  }
  if (AI_PROVIDER !== 'openai-compatible' && !AI_API_KEY) faults.push(`AI_API_KEY is needed with ${AI_PROVIDER}`);
  return faults;
}

type Environment = z.output<typeof EnvironmentSchema>;

function googleOf({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER }: Environment): Config['google'] {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  return { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, issuer: GOOGLE_ISSUER };
}

function appleOf(env: Environment): Config['apple'] {
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY, APPLE_ISSUER } = env;
  if (!APPLE_CLIENT_ID || !APPLE_TEAM_ID || !APPLE_KEY_ID || !APPLE_PRIVATE_KEY) return undefined;
  return {
    clientId: APPLE_CLIENT_ID,
    teamId: APPLE_TEAM_ID,
    keyId: APPLE_KEY_ID,
    privateKey: APPLE_PRIVATE_KEY,
    issuer: APPLE_ISSUER,
  };
}

function campusOf(env: Environment): Config['campus'] {
  const { CAMPUS_NAME, CAMPUS_ISSUER, CAMPUS_CLIENT_ID, CAMPUS_CLIENT_SECRET, CAMPUS_EMAILS } = env;
  if (!CAMPUS_NAME || !CAMPUS_ISSUER || !CAMPUS_CLIENT_ID || !CAMPUS_CLIENT_SECRET) return undefined;
  return {
    name: CAMPUS_NAME,
    clientId: CAMPUS_CLIENT_ID,
    clientSecret: CAMPUS_CLIENT_SECRET,
    issuer: CAMPUS_ISSUER,
    trustsEmails: CAMPUS_EMAILS === 'trusted',
  };
}

function s3Of(env: Environment): Config['s3'] {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function paymentsOf({ PAYMENTS = 'sandbox', PAYSTACK_SECRET_KEY, PAYSTACK_URL }: Environment): Config['payments'] {
  if (PAYMENTS !== 'paystack') return { provider: PAYMENTS };
  return { provider: 'paystack', secretKey: PAYSTACK_SECRET_KEY ?? '', baseUrl: PAYSTACK_URL };
}

function sellerOf({ SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_NUMBER, VAT_PERCENT }: Environment): Config['seller'] {
  return {
    name: SELLER_NAME ?? 'Akada',
    address: SELLER_ADDRESS ?? null,
    taxNumber: SELLER_TAX_NUMBER ?? null,
    vatPercent: VAT_PERCENT,
  };
}

function aiOf(env: Environment): Config['ai'] {
  const { AI_PROVIDER, AI_MODEL, AI_VISION_MODEL } = env;
  const address = AI_PROVIDER && { provider: AI_PROVIDER, baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY };
  return {
    teacher: env.TEACHER,
    checks: env.AI_CHECKS,
    model:
      address && AI_MODEL && env.TEACHER !== 'embedded'
        ? { ...address, name: AI_MODEL, checkName: env.AI_CHECK_MODEL, checks: env.AI_CHECKS }
        : undefined,
    vision: address && AI_VISION_MODEL ? { ...address, name: AI_VISION_MODEL } : undefined,
    meaning: env.MEANING === 'on',
    limits: {
      account: env.AI_DAILY_TOKENS_ACCOUNT,
      address: env.AI_DAILY_TOKENS_ADDRESS,
      site: env.AI_DAILY_TOKENS_SITE,
    },
    prices: { input: env.AI_COST_INPUT, output: env.AI_COST_OUTPUT },
  };
}

/** The names of all variables; `.env.example` lists the same. */
export const variableNames = Object.keys(EnvironmentSchema.shape);

/** The process's environment, with a file `.env` behind it: what is set already wins. */
function fromProcess(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** Reads and checks the environment; throws a ConfigError that names every fault. */
export function readConfig(environment: Record<string, string | undefined> = fromProcess()): Config {
  const parsed = EnvironmentSchema.safeParse(environment);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = parsed.data;
  const faults = [...missingForProduction(env), ...contradictions(env)];
  if (faults.length > 0) throw new ConfigError(faults);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const from = env.MAIL_FROM ?? `Akada <akada@${new URL(publicUrl).hostname}>`;
  const classroom = env.CLASSROOM === 'on';
  return {
    mode: env.MODE,
    host: env.HOST ?? (env.MODE === 'production' || classroom ? '0.0.0.0' : 'localhost'),
    port: env.PORT,
    publicUrl,
    services: env.SERVICES,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    secret: env.SECRET,
    classroom,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    operators: env.OPERATORS,
    metricsToken: env.METRICS_TOKEN,
    mail: { smtpUrl: env.SMTP_URL, from, operator: env.CONTACT_EMAIL ?? from },
    google: googleOf(env),
    apple: appleOf(env),
    campus: campusOf(env),
    lti: { allowsLoopback: env.LTI_LOOPBACK === 'on' },
    s3: s3Of(env),
    payments: paymentsOf(env),
    seller: sellerOf(env),
    nairaPerMegabyte: env.DATA_PRICE_NGN_PER_MB,
    uploads: { quotaBytes: env.UPLOAD_QUOTA_MB * 1024 * 1024 },
    readsPictures: env.OCR === 'on',
    // Where nothing is sold, nothing is held back, unless that is wanted.
    planGating: env.PLAN_GATING ?? (env.PAYMENTS === 'off' ? 'off' : 'on'),
    communityUrl: env.COMMUNITY_URL,
    youtubeApiKey: env.YOUTUBE_API_KEY,
    ai: aiOf(env),
  };
}
