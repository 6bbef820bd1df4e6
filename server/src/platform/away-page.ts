import type { FastifyRequest } from 'fastify';

/** A person in a browser who opened an address, rather than a program that reads JSON. */
export function isPageVisit({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').split(',', 1)[0]?.trim() === 'text/html';
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
export function awayPage(retrySeconds: number): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="${retrySeconds}"><title>Back in a moment · Akada</title><style>${style}</style></head>
<body><main><h1>We’ll be back in a moment</h1><p>Akada isn’t available right now. Nothing is lost, and this page will try again automatically.</p></main></body></html>`;
}

/** In class mode, for phones that opened anything but a quiz. */
export const noPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Not here · Akada</title><style>${style}</style></head>
<body><main><h1>Only the class quiz is here</h1><p>Got a code from your lecturer? <a href="/q">Type it here</a>.</p></main></body></html>`;
