import { existsSync } from 'node:fs';
import { type Environment, EnvironmentSchema } from './config/environment.ts';
import { faultsOf } from './config/faults.ts';

/** The environment, read once. Nothing else in the server looks at process.env. */

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
  /** Learning platforms inside a campus, by their exact origins; whether one may run on this very machine, to try one out. */
  lti: { allowed: readonly string[]; allowsLoopback: boolean };
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
  const faults = faultsOf(env);
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
    lti: { allowed: env.LTI_PLATFORMS_ALLOWED, allowsLoopback: env.LTI_LOOPBACK === 'on' },
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
