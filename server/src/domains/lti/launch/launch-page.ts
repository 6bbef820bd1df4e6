import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { choiceMinutes } from '../linking/linking-request.ts';
import type { BegunLaunch, RefusedLaunch, ReturnedLaunch } from './launch.ts';
import { closeScript, handoverScript, launchScript } from './launch-script.ts';

/** The few pages that a platform may frame; the app itself never is. */

const style = `
:root{color-scheme:light dark}
body{display:grid;place-content:center;min-height:100dvh;margin:0;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;text-align:center}
[hidden]{display:none}
h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.25;text-wrap:balance}
p{margin:0 auto 1rem;max-width:36ch}
a,button{display:inline-block;border:0;font:inherit;cursor:pointer;padding:.75rem 1.5rem;border-radius:.75rem;background:#1f5f43;color:#fff;font-weight:600;text-decoration:none}
a:focus-visible,button:focus-visible{outline:3px solid currentColor;outline-offset:3px}`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const ours = `script-src ${hashOf(launchScript)} ${hashOf(handoverScript)} ${hashOf(closeScript)};style-src ${hashOf(style)}`;

/** Framed by the platform's own pages only; nothing but these lines runs, and nothing is loaded. */
function sendPage(
  reply: FastifyReply,
  status: number,
  origins: readonly string[],
  html: string,
  mayAlso = "form-action 'none'",
) {
  const ancestors = origins.length > 0 ? origins.join(' ') : "'none'";
  return reply
    .removeHeader('x-frame-options')
    .status(status)
    .headers({
      'content-security-policy': `default-src 'none';${ours};base-uri 'none';${mayAlso};frame-ancestors ${ancestors}`,
      'content-type': 'text/html; charset=utf-8',
      // Its window may have been opened by the frame that waits for a choice.
      'cross-origin-opener-policy': 'unsafe-none',
      'cache-control': 'no-store',
      // A form that is posted here must say where it comes from.
      'referrer-policy': 'same-origin',
    })
    .send(html);
}

const page = (body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Akada</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`;

/** Read by the script as text: nothing in it can end the element that it stands in. */
const dataOf = (data: object) =>
  `<script type="application/json" id="launch">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const part = (name: string, html: string, isShown = false) =>
  `<div data-part="${name}"${isShown ? '' : ' hidden'}>${html}</div>`;

const wait = part(
  'wait',
  '<h1>Opening Akada…</h1><noscript><p>Akada needs JavaScript. Please turn it on.</p></noscript>',
  true,
);

const awaitingChoice = [
  part(
    'choosing',
    '<h1>Choose in the other window</h1><p>Then come back here: your course continues automatically.</p>',
  ),
  part('over', '<h1>That took too long</h1><p>Nothing was added. Please open Akada from your course again.</p>'),
].join('');

const isOpen = part(
  'opened',
  '<h1>Akada is open in another window</h1><p>To open it again, go back to your course.</p>',
);

/** What is chosen is asked for here and posted there; a platform may pass it on among its own addresses. */
const mayChoose = (origins: readonly string[]) =>
  `connect-src 'self';form-action 'self' ${[...new Set(origins)].join(' ')}`;

/** Keeps the browser's key, then goes to the platform. */
export function sendBeginning(reply: FastifyReply, { origins, again, ...data }: BegunLaunch, loginUrl: string) {
  const inWindow = `<h1>Open Akada in a new window</h1><p>Your browser doesn’t let Akada work inside this page.</p><a id="open" href="${escapeHtml(`${loginUrl}?${again}`)}" target="_blank" rel="opener">Open Akada</a>`;
  const blocked =
    '<h1>Akada can’t open</h1><p>Your browser blocks storage for this page. Allow it for Akada, then open Akada from your course again.</p>';
  return sendPage(
    reply,
    200,
    origins,
    page(
      `${wait}${part('window', inWindow)}${part('blocked', blocked)}${isOpen}${awaitingChoice}${dataOf(data)}<script>${launchScript}</script>`,
    ),
    mayChoose(origins),
  );
}

const lost = part(
  'lost',
  '<h1>Akada can’t open</h1><p>This isn’t the browser you started in, or it doesn’t keep anything. Please open Akada from your course again.</p>',
);

const opening = [
  part(
    'open',
    '<h1>You’re ready to go</h1><p>Akada opens in a new window.</p><a id="open" target="_blank" rel="opener">Open Akada</a>',
  ),
  isOpen,
].join('');

const cutOff = part(
  'cut-off',
  '<h1>One more tap</h1><p>Your browser cut the other window off from this page. You can close it.</p><form id="handover" method="post" action="/api/v1/lti/handover" target="_blank"><input type="hidden" name="code"><input type="hidden" name="browser_key"><button>Open Akada</button></form>',
);

const choosing = [
  part(
    'open',
    '<h1>Choose a lesson or a quiz</h1><p>You choose in a new window. Keep this page open.</p><a id="open" target="_blank" rel="opener">Choose in Akada</a>',
  ),
  awaitingChoice,
].join('');

/** Opens the app: in place where the page has its window to itself, in a new one where it is framed or waits for a choice. */
export function sendOpening(reply: FastifyReply, { returnUrl, ...frame }: ReturnedLaunch, enterUrl: string) {
  const { origins, ...data } = frame;
  const isChoice = returnUrl !== null;
  const told = dataOf({ ...data, enterUrl, ...(isChoice && { choiceMinutes }) });
  const html = page(`${wait}${isChoice ? choosing : opening}${cutOff}${lost}${told}<script>${launchScript}</script>`);
  if (!isChoice) return sendPage(reply, 200, origins, html, "form-action 'self'");
  return sendPage(reply, 200, origins, html, mayChoose([new URL(returnUrl).origin, ...origins]));
}

/** In a window of its own that was posted to: keeps the launch for this tab, and goes on. */
export const sendHandover = (reply: FastifyReply, oneTime: { code: string; browser_key: string }, enterUrl: string) =>
  sendPage(reply, 200, [], page(`${wait}${lost}${dataOf({ oneTime, enterUrl })}<script>${handoverScript}</script>`));

/** One sentence, whatever was wrong; in a frame it shows only where its platform is known. */
export const sendRefusal = (reply: FastifyReply, { status, origins, message: sentence }: RefusedLaunch) =>
  sendPage(reply, status, origins, page(`<h1>Akada can’t open</h1><p>${escapeHtml(sentence)}</p>`));

/** After a registration: the platform's window is told, and closes this one. */
export const sendClosing = (reply: FastifyReply, origin: string) =>
  sendPage(
    reply,
    200,
    [origin],
    page(
      `<h1>Akada is registered</h1><p>You can close this window.</p>${dataOf({ closeTo: origin })}<script>${closeScript}</script>`,
    ),
  );
