/** What a page's head says and which addresses there are. Pure. */

/** A page that search engines may show. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
  /** Its HTML, in the folder of the built web app. */
  file: string;
}

/** What the web build writes about itself into pages.json. */
export interface Site {
  pages: SitePage[];
  /** All addresses, such as `/sprint/:uniqueId`. */
  patterns: string[];
  /** Those of them that people open by a link, such as `/quiz/:quizId`: a smaller document shows them. */
  visitorPatterns: string[];
  /** Those of them that takers of a quiz need. */
  takerPatterns: string[];
}

export type Theme = 'light' | 'dark' | undefined;

/** What of a page depends on who asks. */
export interface Look {
  theme: Theme;
  /** As little data as possible: no web font, no picture that nobody asked for. */
  isSaving: boolean;
}

/** Where the window of a launch asks the one that opened it; every other page has no opener of another site. */
export const keepsOpener = (path: string): boolean => path === '/lti/enter';

const themeCookie = /(?:^|;\s*)theme=(light|dark)(?:;|$)/;
const saverCookie = /(?:^|;\s*)saver=(on|off)(?:;|$)/;
const headMarks = /<!--head-->[\s\S]*?<!--\/head-->/;
const socialPicture = { path: '/social.png', width: 1200, height: 630 };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`;

export type Described = Pick<SitePage, 'path' | 'title' | 'description'>;

/** What chat programs show of a link: a title, a sentence and a picture. */
function cardOf({ path, title, description }: Described, publicUrl: string): string[] {
  return [
    property('og:site_name', 'Akada'),
    property('og:type', 'website'),
    property('og:locale', 'en_NG'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', publicUrl + path),
    property('og:image', publicUrl + socialPicture.path),
    property('og:image:width', String(socialPicture.width)),
    property('og:image:height', String(socialPicture.height)),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** The head of a page that may be found and shared. */
export function publicHead(page: Described, publicUrl: string): string {
  return [
    `<title>${escaped(page.title)}</title>`,
    meta('description', page.description),
    `<link rel="canonical" href="${escaped(publicUrl + page.path)}" />`,
    ...cardOf(page, publicUrl),
  ].join('\n    ');
}

/** The head of a page that is shared by its link and found in no other way. */
export function sharedHead(page: Described, publicUrl: string): string {
  return [
    `<title>${escaped(page.title)} · Akada</title>`,
    meta('description', page.description),
    meta('robots', 'noindex'),
    ...cardOf(page, publicUrl),
  ].join('\n    ');
}

export type LinkKind = 'quiz' | 'study' | 'paper';

const notAvailable: Record<LinkKind, string> = {
  quiz: 'Quiz Not Available',
  study: 'Study materials not available',
  paper: 'Past paper not available',
};

/** The head of a link that leads to nothing any more. */
export const goneHead = (kind: LinkKind) =>
  [`<title>${notAvailable[kind]} · Akada</title>`, meta('robots', 'noindex')].join('\n    ');

const sharedLink = /^\/(quiz|study|paper)\/([^/]{1,64})$/;

/** What a shared address leads to; null for every other one. Ids are plain, so nothing has to be decoded. */
export function readLink(path: string): { kind: LinkKind; id: string } | null {
  const [, kind, id] = sharedLink.exec(path) ?? [];
  return kind && id ? { kind: kind as LinkKind, id } : null;
}

/** Guarded, personal and wrong addresses: a name for the tab, and nothing for search engines. */
export const privateHead = ['<title>Akada</title>', meta('robots', 'noindex')].join('\n    ');

export function withHead(html: string, head: string): string {
  return html.replace(headMarks, () => head);
}

const themeOf = (cookies = '') => themeCookie.exec(cookies)?.[1] as Theme;

/** What the phone asks for holds until somebody chooses. */
export function lookOf({ cookie, 'save-data': asked }: { cookie?: string | undefined; 'save-data'?: unknown }): Look {
  const chosen = saverCookie.exec(cookie ?? '')?.[1];
  return { theme: themeOf(cookie), isSaving: chosen ? chosen === 'on' : asked === 'on' };
}

/** Written into the page, so that nothing flashes, and nothing is fetched, before the script has run. */
export function withLook(html: string, { theme, isSaving }: Look): string {
  const marks = [theme && `data-theme="${theme}" `, isSaving && 'data-saver="on" '].filter(Boolean).join('');
  return html.replace('<html ', `<html ${marks}`);
}

/** What a megabyte costs, so that the settings can say about how much was spent. */
export function withDataPrice(html: string, nairaPerMegabyte: number): string {
  return html.replace('<html ', `<html data-megabyte="${nairaPerMegabyte}" `);
}

/** The name of the institution whose accounts may sign in, so that its button stands there from the first moment. */
export function withCampus(html: string, name: string | null): string {
  return name === null ? html : html.replace('<html ', () => `<html data-campus="${escaped(name)}" `);
}

/** Which providers sign people in here, so that the buttons of the others stand below the form from the first moment. */
export function withProviders(html: string, names: readonly string[]): string {
  return names.length === 0 ? html : html.replace('<html ', `<html data-providers="${names.join(' ')}" `);
}

/** Where nothing is sold the page says so itself, so that nothing offers an upgrade before any call was made. */
export function withSale(html: string, isOnSale: boolean): string {
  return isOnSale ? html : html.replace('<html ', '<html data-sale="off" ');
}

/** Whether prices have VAT in them, so that they say so only where it is true. */
export function withVat(html: string, isIncluded: boolean): string {
  return isIncluded ? html.replace('<html ', '<html data-vat="on" ') : html;
}

/** In class mode the page says so itself: links lead to the laptop, and what needs the internet is not offered. */
export function withClassroom(html: string, isOn: boolean): string {
  return isOn ? html.replace('<html ', '<html data-class="on" ') : html;
}

/** What takers of a quiz load: its pages, and the files that these are made of. */
export const isForTakers = (path: string, takerPatterns: readonly string[]): boolean =>
  path.startsWith('/assets/') || path === '/favicon.svg' || isKnown(path, takerPatterns);

/** Whether an address follows one of the patterns; `:name` stands for one part that is not empty. */
export function isKnown(path: string, patterns: readonly string[]): boolean {
  const parts = path.split('/');
  return patterns.some((pattern) => {
    const wanted = pattern.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
    );
  });
}

export function sitemap(addresses: readonly string[], publicUrl: string): string {
  const entries = addresses.map((path) => `  <url><loc>${escaped(publicUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Pages that must not be shown say so themselves, which a crawler can read only if it may fetch them. */
export function robots(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
