import { z } from 'zod';

/** Every variable that the server knows, as an operator writes it. */

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

/** Origins with commas between them, each as an address bar would show it. */
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z.array(
      z.string().refine((text) => URL.canParse(text) && /^https?:[^*]+$/.test(text) && new URL(text).origin === text, {
        error: 'names something that is not just https://host or http://host, with its port where it has one',
      }),
    ),
  );

const tokens = z.coerce.number().int().min(0);
const price = z.coerce.number().min(0);

export const EnvironmentSchema = z.object({
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
  LTI_PLATFORMS_ALLOWED: z.preprocess(blankIsAbsent, origins.default([])),
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

export type Environment = z.output<typeof EnvironmentSchema>;

/** The names of all variables; `.env.example` lists the same. */
export const variableNames = Object.keys(EnvironmentSchema.shape);
