import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** A person in a browser who opened an address, rather than a program that reads JSON. */
export const isPageVisit = ({ method, headers }: FastifyRequest): boolean => wantsPage(method, headers);

export function wantsPage(method: string | undefined, { accept = '' }: IncomingHttpHeaders): boolean {
  return method === 'GET' && accept.split(',', 1)[0]?.trim() === 'text/html';
}

const style = `
:root{color-scheme:light dark}
body{display:grid;place-content:center;min-height:100dvh;margin:0;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;text-align:center}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25;text-wrap:balance}
p{margin:0;max-width:34ch}
a{color:inherit}`;

/** The page carries its own few lines of style, and nothing else may load or run. */
export const awayPageHeaders = {
  'content-security-policy': "default-src 'none';style-src 'unsafe-inline';base-uri 'none';frame-ancestors 'none'",
  'content-type': 'text/html; charset=utf-8',
} as const;

/** Needs nothing that could be away: no file, no script. It asks again by itself. */
const waitingPage = (retrySeconds: number, { title, heading, text }: Record<'title' | 'heading' | 'text', string>) =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="${retrySeconds}"><title>${title} · Akada</title><style>${style}</style></head>
<body><main><h1>${heading}</h1><p>${text}</p></main></body></html>`;

export const awayPage = (retrySeconds: number) =>
  waitingPage(retrySeconds, {
    title: 'Back in a moment',
    heading: 'We’ll be back in a moment',
    text: 'Akada isn’t available right now. Nothing is lost, and this page will try again automatically.',
  });

/** For whoever came while there was no room. Not all at once: of those who were turned away together some wait longer. */
export const fullPage = (retrySeconds: number) =>
  waitingPage(Math.ceil(retrySeconds * (1 + Math.random() / 4)), {
    title: 'The hall is full',
    heading: 'The hall is full',
    text: 'A lot of people came at the same time. Keep this page open: it opens by itself as soon as there’s room.',
  });

/** In class mode, for phones that opened anything but a quiz. */
export const noPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Not here · Akada</title><style>${style}</style></head>
<body><main><h1>Only the class quiz is here</h1><p>Got a code from your lecturer? <a href="/q">Type it here</a>.</p></main></body></html>`;
