import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ModelChoice } from '../../../config.ts';
import { Circuit } from './circuit.ts';
import { createModelClient } from './client.ts';
import { meansOf } from './means.ts';
import { openModel } from './provider.ts';
import { usualPatience } from './retry.ts';

/** Each provider's own means to get an answer of a certain form, against servers that take them, or do not. */

const answer = JSON.stringify({ capital: 'Abuja' });
const openai = (content: string) => ({
  id: 'x',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 3, completion_tokens: 1, total_tokens: 4 },
});
const claude = (content: object, stop_reason: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude',
  content: [content],
  stop_reason,
  stop_sequence: null,
  usage: { input_tokens: 3, output_tokens: 1 },
});
const gemini = {
  candidates: [{ content: { role: 'model', parts: [{ text: answer }] }, finishReason: 'STOP', index: 0 }],
  usageMetadata: { promptTokenCount: 3, candidatesTokenCount: 1, totalTokenCount: 4 },
};

type Body = Record<string, unknown>;
interface Reply {
  status?: number;
  body: unknown;
}

let server: Server;
let baseUrl: string;
let asked: Body[] = [];
let reply: (body: Body) => Reply;
beforeAll(async () => {
  const send = (response: ServerResponse, { status = 200, body }: Reply) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const body = JSON.parse(text) as Body;
    asked.push(body);
    send(response, reply(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
});

const schema = z.object({ capital: z.string() });
const form = expect.objectContaining({
  type: 'object',
  properties: { capital: expect.objectContaining({ type: 'string' }) },
});

function client(provider: ModelChoice['provider'], name = 'some-model') {
  return createModelClient({
    name,
    model: (means) => openModel({ provider, baseUrl, apiKey: 'key', name }, means),
    means: meansOf(provider),
    meter: {
      reserve: async () => ({ settle: async () => {} }),
      leftToday: async () => 1,
      recordFallback: async () => {},
    },
    circuit: new Circuit(),
    patience: { ...usualPatience, retryMs: 1 },
    log: pino({ level: 'silent' }),
  });
}
const request = {
  purpose: 'quiz' as const,
  name: 'capital',
  schema,
  system: 's',
  prompt: 'What is the capital?',
  maxOutputTokens: 200,
};
const ask = ({ generate }: ReturnType<typeof client>) => generate(request, { accountId: 'ada', address: '::1' });

describe('by its own means', () => {
  it('an OpenAI-compatible server gets a JSON schema, of which those on one’s own machine make a grammar', async () => {
    reply = () => ({ body: openai(answer) });
    expect(await ask(client('openai-compatible'))).toEqual({ capital: 'Abuja' });
    expect(asked[0]?.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { name: 'capital', schema: form },
    });
  });

  it('Claude gets a format', async () => {
    reply = () => ({ body: claude({ type: 'text', text: answer }, 'end_turn') });
    expect(await ask(client('anthropic', 'claude-sonnet-4-5'))).toEqual({ capital: 'Abuja' });
    expect(asked[0]?.output_config).toMatchObject({ format: { type: 'json_schema', schema: form } });
  });

  it('an older Claude gets a tool that it must use', async () => {
    const used = { type: 'tool_use', id: 't', name: 'json', input: { capital: 'Abuja' } };
    reply = () => ({ body: claude(used, 'tool_use') });
    expect(await ask(client('anthropic', 'claude-3-haiku-20240307'))).toEqual({ capital: 'Abuja' });
    expect(asked[0]).toMatchObject({ tools: [{ name: 'json', input_schema: form }], tool_choice: { type: 'any' } });
  });

  it('Gemini gets a response schema', async () => {
    reply = () => ({ body: gemini });
    expect(await ask(client('google'))).toEqual({ capital: 'Abuja' });
    expect(asked[0]?.generationConfig).toMatchObject({
      responseMimeType: 'application/json',
      responseSchema: { type: 'object', properties: { capital: { type: 'string' } } },
    });
  });
});

describe('a server that does not take a JSON schema', () => {
  const typeOf = ({ response_format }: Body) => (response_format as { type: string } | undefined)?.type;
  const refusing =
    (...types: string[]): typeof reply =>
    (body) =>
      types.includes(typeOf(body) ?? '')
        ? { status: 400, body: { error: { message: `response_format ${typeOf(body)} is not supported` } } }
        : { body: openai(answer) };

  it('gets it as older servers take it, and from then on at once', async () => {
    reply = refusing('json_schema');
    const model = client('openai-compatible');
    await ask(model);
    expect(await ask(model)).toEqual({ capital: 'Abuja' });
    expect(asked.map(typeOf)).toEqual(['json_schema', 'json_object', 'json_object']);
    expect(asked[1]?.response_format).toMatchObject({ schema: form });
  });

  it('nor any other is told the form in words', async () => {
    reply = refusing('json_schema', 'json_object');
    expect(await ask(client('openai-compatible'))).toEqual({ capital: 'Abuja' });
    expect(asked.map(typeOf)).toEqual(['json_schema', 'json_object', undefined]);
    expect(JSON.stringify(asked[2]?.messages)).toContain('fits this schema');
  });

  it('and says nothing of it is told the form with the repair', async () => {
    reply = () => ({ body: openai(asked.length === 1 ? 'Abuja, of course.' : answer) });
    expect(await ask(client('openai-compatible'))).toEqual({ capital: 'Abuja' });
    expect(JSON.stringify(asked[1]?.messages)).toContain('fits this schema');
  });

  it('and finds something else wrong is not asked otherwise', async () => {
    reply = () => ({ status: 400, body: { error: { message: 'context length exceeded' } } });
    await expect(ask(client('openai-compatible'))).rejects.toThrow('unavailable');
    expect(asked).toHaveLength(1);
  });
});
