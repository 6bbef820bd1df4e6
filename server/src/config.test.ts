import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variableNames } from './config/environment.ts';
import { ConfigError, readConfig } from './config.ts';

function faultsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://akada.example/',
  SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://localhost/akada',
  SMTP_URL: 'smtp://localhost',
  PAYMENTS: 'sandbox',
};

describe('the configuration', () => {
  it('needs nothing on one’s own machine', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'local',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      host: 'localhost',
    });
  });

  it('takes a blank variable for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('names every fault at once', () => {
    expect(faultsOf({ PORT: 'many', MODE: 'staging', TRUST_PROXY: 'yes' })).toHaveLength(3);
  });

  it.each(['PUBLIC_URL', 'SECRET', 'DATABASE_URL', 'SMTP_URL', 'PAYMENTS'])('refuses production without %s', (name) => {
    const { [name]: _, ...rest } = production as Record<string, string>;
    expect(faultsOf(rest)).toEqual([expect.stringContaining(name)]);
  });

  it('starts in production when everything is given', () => {
    expect(readConfig(production)).toMatchObject({
      mode: 'production',
      publicUrl: 'https://akada.example',
      host: '0.0.0.0',
    });
  });

  it('does not split services over the embedded database', () => {
    expect(faultsOf({ SERVICES: 'worker' })).toEqual([expect.stringContaining('DATABASE_URL')]);
  });

  it('takes exact origins of learning platforms inside a campus, and nothing looser', () => {
    const allowed = 'https://lms.campus.example:8443, http://moodle.inside';
    expect(readConfig({ LTI_PLATFORMS_ALLOWED: allowed }).lti.allowed).toEqual(allowed.split(', '));
    for (const loose of ['lms.campus.example', 'https://*.campus.example', 'https://lms.campus.example/', 'ftp://lms'])
      expect(faultsOf({ LTI_PLATFORMS_ALLOWED: loose })).toEqual([expect.stringContaining('LTI_PLATFORMS_ALLOWED')]);
  });

  it('opens a class on one laptop to the local network, and only there', () => {
    expect(readConfig({ CLASSROOM: 'on' })).toMatchObject({ classroom: true, host: '0.0.0.0' });
    expect(faultsOf({ ...production, CLASSROOM: 'on' })).toEqual([expect.stringContaining('CLASSROOM')]);
    expect(faultsOf({ CLASSROOM: 'on', TRUST_PROXY: '1' })).toEqual([expect.stringContaining('TRUST_PROXY')]);
  });

  it('is listed variable by variable in .env.example', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...variableNames].sort());
  });
});

describe('payments', () => {
  const paystack = { PAYMENTS: 'paystack', PAYSTACK_SECRET_KEY: 'sk_test_abc', SELLER_NAME: 'Akada Ltd' };

  it('are a test without money unless something else is named', () => {
    expect(readConfig({})).toMatchObject({ payments: { provider: 'sandbox' }, planGating: 'on' });
  });

  it('go to Paystack with its key', () => {
    expect(readConfig(paystack).payments).toEqual({
      provider: 'paystack',
      secretKey: 'sk_test_abc',
      baseUrl: 'https://api.paystack.co',
    });
  });

  it('turned off, nothing is held back, unless that is wanted', () => {
    expect(readConfig({ PAYMENTS: 'off' }).planGating).toBe('off');
    expect(readConfig({ PAYMENTS: 'off', PLAN_GATING: 'on' }).planGating).toBe('on');
  });

  it.each([
    ['Paystack without its key', { ...paystack, PAYSTACK_SECRET_KEY: '' }, 'PAYSTACK_SECRET_KEY'],
    ['Paystack with a public key', { ...paystack, PAYSTACK_SECRET_KEY: 'pk_test_abc' }, 'PAYSTACK_SECRET_KEY'],
    ['Paystack without a seller', { ...paystack, SELLER_NAME: '' }, 'SELLER_NAME'],
    ['a key of Paystack beside another provider', { PAYSTACK_SECRET_KEY: 'sk_test_abc' }, 'PAYSTACK_SECRET_KEY'],
    ['VAT without a tax number', { VAT_PERCENT: '7.5' }, 'SELLER_TAX_NUMBER'],
    ['a rate that is none', { VAT_PERCENT: 'some' }, 'VAT_PERCENT'],
    ['a group link that is not https', { COMMUNITY_URL: 'http://chat.example/x' }, 'COMMUNITY_URL'],
  ])('refuse %s', (_, env, name) => {
    expect(faultsOf(env)).toEqual([expect.stringContaining(name)]);
  });
});

describe('the campus sign-in', () => {
  const campus = {
    CAMPUS_NAME: 'University of Lagos',
    CAMPUS_ISSUER: 'https://login.unilag.example',
    CAMPUS_CLIENT_ID: 'akada',
    CAMPUS_CLIENT_SECRET: 'secret',
  };

  it('is there with a name, an issuer and a client', () => {
    expect(readConfig({}).campus).toBeUndefined();
    expect(readConfig(campus).campus).toMatchObject({ name: 'University of Lagos', trustsEmails: false });
    expect(readConfig({ ...campus, CAMPUS_EMAILS: 'trusted' }).campus).toMatchObject({ trustsEmails: true });
  });

  it.each(Object.keys(campus))('is refused without %s', (name) => {
    expect(faultsOf({ ...campus, [name]: '' })).toEqual([expect.stringContaining(name)]);
  });
});

it('lets the tutor look by meaning unless that is turned off', () => {
  expect([readConfig({}), readConfig({ MEANING: 'off' })].map(({ ai }) => ai.meaning)).toEqual([true, false]);
});

it('reads photographs and scans unless that is turned off', () => {
  expect([readConfig({}), readConfig({ OCR: 'off' })].map(({ readsPictures }) => readsPictures)).toEqual([true, false]);
});

describe('the language model', () => {
  const ollama = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'http://localhost:11434/v1',
    AI_MODEL: 'llama3.2',
  };

  it('is none unless one is named', () => {
    expect(readConfig({}).ai.model).toBeUndefined();
  });

  it('needs no key where it runs on one’s own machine', () => {
    expect(readConfig(ollama).ai.model).toMatchObject({ provider: 'openai-compatible', name: 'llama3.2' });
  });

  it('that sees is named beside the teacher, or alone', () => {
    const { AI_MODEL: _, ...place } = ollama;
    const both = readConfig({ ...ollama, AI_VISION_MODEL: 'llava' }).ai;
    const alone = readConfig({ ...place, AI_VISION_MODEL: 'llava' }).ai;
    expect([both.model?.name, both.vision?.name]).toEqual(['llama3.2', 'llava']);
    expect([alone.model, alone.vision]).toEqual([
      undefined,
      { provider: 'openai-compatible', baseUrl: ollama.AI_BASE_URL, apiKey: undefined, name: 'llava' },
    ]);
  });

  it.each([
    ['a model without its provider', { AI_MODEL: 'some-model' }, 'AI_PROVIDER'],
    ['a model that sees without its provider', { AI_VISION_MODEL: 'some-model' }, 'AI_PROVIDER'],
    ['a provider without a model', { AI_PROVIDER: 'anthropic', AI_API_KEY: 'key' }, 'AI_MODEL'],
    ['an open endpoint without its address', { ...ollama, AI_BASE_URL: '' }, 'AI_BASE_URL'],
    ['a provider without its key', { AI_PROVIDER: 'google', AI_MODEL: 'gemini' }, 'AI_API_KEY'],
  ])('refuses %s', (_, env, name) => {
    expect(faultsOf(env)).toEqual([expect.stringContaining(name)]);
  });
});
