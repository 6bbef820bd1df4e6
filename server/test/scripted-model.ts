import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real server on loopback that speaks the OpenAI dialect and answers by script, well or badly. */

export interface ReceivedPrompt {
  /** Everything that was sent, as text. */
  text: string;
  system: string;
  user: string;
  /** The pictures that were sent, as JPEG files. */
  pictures: Buffer[];
  /** The name of the schema that the answer must fit, where there is one. */
  schema: string | undefined;
  isStreamed: boolean;
  /** The name of the model that was asked. */
  model: string;
  headers: IncomingMessage['headers'];
}

export type ScriptedReply =
  | { json: unknown }
  | { text: string }
  /** Nothing, since the provider's own filter stopped it. */
  | { isFiltered: true }
  | { status: number; headers?: Record<string, string> }
  /** Begins with the text, then says nothing more. */
  | { stallAfter: string }
  /** Begins with the text, then hangs up. */
  | { cutAfter: string }
  /** The same text again and again, without an end. */
  | { endless: string };

export interface ScriptedModel {
  url: string;
  received: ReceivedPrompt[];
  /** What is answered from now on. */
  reply: (prompt: ReceivedPrompt) => ScriptedReply | Promise<ScriptedReply>;
  close(): Promise<void>;
}

const about = { id: 'chatcmpl-1', created: 1_700_000_000, model: 'scripted' };
/** As a provider would bill it. */
const usageOf = (prompt: ReceivedPrompt, text: string) => {
  const prompt_tokens = Math.ceil(prompt.text.length / 4);
  const completion_tokens = Math.ceil(text.length / 4);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
};

interface Part {
  type: string;
  text?: string;
  image_url?: { url: string };
}

const textOf = (content: string | Part[]) =>
  typeof content === 'string' ? content : content.flatMap(({ text }) => text ?? []).join('\n');

const picturesIn = (content: string | Part[]) =>
  typeof content === 'string'
    ? []
    : content.flatMap(({ image_url }) => (image_url ? Buffer.from(image_url.url.split(',')[1]!, 'base64') : []));

async function readPrompt(request: IncomingMessage): Promise<ReceivedPrompt> {
  let body = '';
  for await (const piece of request) body += piece;
  const { messages, stream, response_format, model } = JSON.parse(body) as {
    model: string;
    messages: { role: string; content: string | Part[] }[];
    stream?: boolean;
    response_format?: { json_schema?: { name: string } };
  };
  const of = (role: string) =>
    messages.flatMap((message) => (message.role === role ? textOf(message.content) : [])).join('\n');
  return {
    text: messages.map(({ content }) => textOf(content)).join('\n'),
    pictures: messages.flatMap(({ content }) => picturesIn(content)),
    system: of('system'),
    user: of('user'),
    schema: response_format?.json_schema?.name,
    isStreamed: stream === true,
    model,
    headers: request.headers,
  };
}

const event = (data: object) => `data: ${JSON.stringify({ ...about, object: 'chat.completion.chunk', ...data })}\n\n`;

function writePieces(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of text.match(/[\s\S]{1,9}/g) ?? []) {
    response.write(event({ choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] }));
  }
}

function writeStream(response: ServerResponse, prompt: ReceivedPrompt, text: string, finish_reason: string): void {
  writePieces(response, text);
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason }] }));
  response.write(event({ choices: [], usage: usageOf(prompt, text) }));
  response.end('data: [DONE]\n\n');
}

function writeWhole(response: ServerResponse, prompt: ReceivedPrompt, content: string, finish_reason: string): void {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason }];
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ ...about, object: 'chat.completion', choices, usage: usageOf(prompt, content) }));
}

/** Begins an answer that will not be finished. */
function beginAnswer(response: ServerResponse, isStreamed: boolean, text: string): void {
  if (isStreamed) {
    writePieces(response, text);
  } else if (text) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(`{"choices":[{"message":{"content":${JSON.stringify(text).slice(0, -1)}`);
  }
}

/** Writes for as long as somebody reads; an empty text has pauses in between, as from a server that only keeps busy. */
function writeForEver(response: ServerResponse, isStreamed: boolean, text: string): void {
  beginAnswer(response, isStreamed, text || ' ');
  const delta = { choices: [{ index: 0, delta: { content: text }, finish_reason: null }] };
  const piece = isStreamed ? event(delta) : JSON.stringify(text).slice(1, -1) || ' ';
  if (text === '') {
    const drip = setInterval(() => response.write(piece), 10);
    response.on('close', () => clearInterval(drip));
    return;
  }
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
}

function answer(response: ServerResponse, prompt: ReceivedPrompt, reply: ScriptedReply): void {
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(JSON.stringify({ error: { message: 'scripted', type: 'scripted', code: null } }));
  } else if ('stallAfter' in reply) {
    beginAnswer(response, prompt.isStreamed, reply.stallAfter);
  } else if ('endless' in reply) {
    writeForEver(response, prompt.isStreamed, reply.endless);
  } else if ('cutAfter' in reply) {
    beginAnswer(response, prompt.isStreamed, reply.cutAfter);
    setImmediate(() => response.destroy());
  } else {
    const write = prompt.isStreamed ? writeStream : writeWhole;
    if ('isFiltered' in reply) write(response, prompt, '', 'content_filter');
    else write(response, prompt, 'json' in reply ? JSON.stringify(reply.json) : reply.text, 'stop');
  }
}

export async function startScriptedModel(): Promise<ScriptedModel> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/v1/chat/completions') return response.writeHead(404).end();
    const prompt = await readPrompt(request);
    self.received.push(prompt);
    answer(response, prompt, await self.reply(prompt));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const self: ScriptedModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received: [],
    reply: () => ({ status: 500 }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return self;
}

/** The numbered sentences that a prompt holds. */
export function sentencesIn({ user }: ReceivedPrompt): { number: number; text: string }[] {
  return [...user.matchAll(/^\[(\d+)\] (.*)$/gm)].map(([, number, text]) => ({ number: Number(number), text: text! }));
}

/** The number under which a prompt holds the sentence with these words; 0 where it does not. */
export function numberOf(prompt: ReceivedPrompt, words: string): number {
  return sentencesIn(prompt).find(({ text }) => text.includes(words))?.number ?? 0;
}
