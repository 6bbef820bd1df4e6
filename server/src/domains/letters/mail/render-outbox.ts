import type { KeptMessage } from '../../../ports/mail/port.ts';
import { escapeHtml } from './letter-layout.ts';

const style = `
:root{color-scheme:light dark}
body{margin:0 auto;max-width:44rem;padding:1.5rem 1rem;font:16px/1.5 system-ui,sans-serif}
h1{margin:0 0 .25rem}
article{margin-top:1.5rem;padding-top:1.25rem;border-top:1px solid GrayText}
h2{margin:0;font-size:1.1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.75rem 0;padding:1rem;border:1px solid GrayText;border-radius:.6rem;font:inherit}
p{margin:.25rem 0}`;

/** Addresses in the text of a mail become links, so that a confirmation can be clicked here too. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const article = ({ to, subject, text, sentAt }: KeptMessage, path: string) => `
<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${sentAt.toISOString()}">${sentAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>
<pre>${withLinks(text)}</pre>
<p><a href="${path}">See it as HTML</a></p>
</article>`;

/** The page of kept mails, newest first. */
export function renderOutbox(messages: readonly KeptMessage[], path: string): string {
  const list = messages.map((message, index) => article(message, `${path}/${index}`)).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Outbox</title><style>${style}</style></head>
<body><main><h1>Outbox</h1>
<p>This server’s emails stay here because no mail server is set up (SMTP_URL). Only this computer can see them.</p>
${list || '<p>No emails yet.</p>'}
</main></body></html>`;
}
