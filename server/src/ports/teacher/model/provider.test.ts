import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateText } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFor, openModel } from './provider.ts';

/** Each provider's own dialect, against a server that answers in it. */

const anthropic = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude',
  content: [{ type: 'text', text: 'hello' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 3, output_tokens: 1 },
};
const google = {
  candidates: [{ content: { role: 'model', parts: [{ text: 'hello' }] }, finishReason: 'STOP', index: 0 }],
  usageMetadata: { promptTokenCount: 3, candidatesTokenCount: 1, totalTokenCount: 4 },
};
const openai = {
  id: 'x',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'hello' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 3, completion_tokens: 1, total_tokens: 4 },
};

let server: Server;
let baseUrl: string;
const asked: (Pick<IncomingMessage, 'url' | 'headers'> & { body: string })[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    const received = { url: request.url, headers: request.headers, body: '' };
    asked.push(received);
    const isGoogle = request.url?.includes('generateContent');
    response.setHeader('content-type', 'application/json');
    request.on('data', (piece: Buffer) => {
      received.body += piece;
    });
    request.on('end', () => {
      response.end(JSON.stringify(isGoogle ? google : request.url === '/messages' ? anthropic : openai));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('a provider', () => {
  it.each([
    ['openai-compatible', '/chat/completions', 'authorization', 'Bearer secret-key'],
    ['anthropic', '/messages', 'x-api-key', 'secret-key'],
    ['google', '/models/some-model:generateContent', 'x-goog-api-key', 'secret-key'],
  ] as const)('%s is asked in its own way, with its key', async (provider, path, header, value) => {
    const model = await openModel({ provider, baseUrl, apiKey: 'secret-key', name: 'some-model' });
    const { text, usage } = await generateText({ model, prompt: 'hi', maxRetries: 0 });
    expect([text, usage.inputTokens, usage.outputTokens]).toEqual(['hello', 3, 1]);
    expect(asked.at(-1)?.url).toBe(path);
    expect(asked.at(-1)?.headers[header]).toBe(value);
  });

  it.each([
    ['openai-compatible', 'the notes\\n\\nthe task'],
    ['anthropic', '"text":"the notes","cache_control":{"type":"ephemeral"}},{"type":"text","text":"the task"'],
    ['google', 'the notes\\n\\nthe task'],
  ] as const)(
    '%s gets the text before the task, marked where that lets it keep what it has read',
    async (provider, sent) => {
      const model = await openModel({ provider, baseUrl, apiKey: 'secret-key', name: 'some-model' });
      const request = {
        purpose: 'quiz',
        system: '',
        source: 'the notes',
        prompt: 'the task',
        maxOutputTokens: 9,
      } as const;
      await generateText({ model, messages: [{ role: 'user', content: contentFor(model, request) }], maxRetries: 0 });
      expect(asked.at(-1)?.body).toContain(sent);
    },
  );
});
