/** What a letter says, before it is set. */
export interface LetterContent {
  heading: string;
  /** Plain sentences; what stands in them is never read as HTML. */
  paragraphs: string[];
  /** Shown large, to be read and typed. */
  code?: string;
  button?: { label: string; url: string };
  /** Small print at the end. */
  note?: string;
  /** For letters that somebody can do without: a link below everything, and what mail programs read in the head. */
  unsubscribe?: { label: string; url: string };
}

/** The light tokens of the web app. Mail programs know no variables, and many turn colours round by themselves. */
const colour = {
  paper: '#fbf6ec',
  surface: '#fffdf8',
  line: '#e0d5c1',
  ink: '#1d1b16',
  soft: '#4b463b',
  faint: '#665f51',
  green: '#0f4c3a',
  onGreen: '#fdf6e6',
  amber: '#f2a81d',
  sunken: '#f3ebdc',
};
const font = "-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${colour.soft}">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`;

const codeBlock = (code: string) =>
  `<p style="margin:24px 0;padding:20px 0;border-radius:12px;background:${colour.sunken};text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:36px;line-height:1;font-weight:700;letter-spacing:12px;text-indent:12px;color:${colour.ink}">${escapeHtml(code)}</p>`;

/** The address stands below the button as well: some programs show no buttons, and some people trust none. */
const buttonBlock = ({ label, url }: { label: string; url: string }) => `
<p style="margin:24px 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${colour.green};color:${colour.onGreen};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${colour.faint};word-break:break-all">${escapeHtml(url)}</p>`;

const footLink = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escapeHtml(url)}" style="color:${colour.faint}">${escapeHtml(label)}</a>`;

function toHtml({ heading, paragraphs, code, button, note, unsubscribe }: LetterContent, home: string): string {
  const body = [
    ...paragraphs.map(paragraph),
    code ? codeBlock(code) : '',
    button ? buttonBlock(button) : '',
    note
      ? `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colour.line};font-size:14px;line-height:1.5;color:${colour.faint}">${escapeHtml(note)}</p>`
      : '',
  ];
  const footer = [{ label: home.replace(/^https?:\/\//, ''), url: home }, ...(unsubscribe ? [unsubscribe] : [])];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:0;background:${colour.paper};font-family:${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${colour.surface};border:1px solid ${colour.line};border-radius:16px">
<tr><td style="padding:20px 24px;background:${colour.green};border-bottom:4px solid ${colour.amber};border-radius:15px 15px 0 0;font-size:22px;font-weight:800;letter-spacing:-0.4px;color:${colour.onGreen}">Akada</td></tr>
<tr><td style="padding:28px 24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;color:${colour.ink}">${escapeHtml(heading)}</h1>
${body.filter(Boolean).join('\n')}
</td></tr></table>
<p style="margin:16px 0 0;font-size:13px;color:${colour.faint}">${footer.map(footLink).join(' · ')}</p>
</td></tr></table>
</body></html>`;
}

function toText({ heading, paragraphs, code, button, note, unsubscribe }: LetterContent, home: string): string {
  const parts = [
    heading,
    ...paragraphs,
    code && `    ${code}`,
    button && `${button.label}:\n${button.url}`,
    note,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
    `-- \nAkada, ${home}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Sets a letter in the product's look: text and HTML with the same words, no picture, nothing fetched. */
export function layOut(content: LetterContent, home: string): { text: string; html: string } {
  return { text: toText(content, home), html: toHtml(content, home) };
}
