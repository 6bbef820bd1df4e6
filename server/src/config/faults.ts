import type { Environment } from './environment.ts';

/** What is wrong with variables that are each right by themselves. */
export const faultsOf = (env: Environment): string[] => [...missingForProduction(env), ...contradictions(env)];

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
