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
}

export type Theme = 'light' | 'dark' | undefined;

const themeCookie = /(?:^|;\s*)theme=(light|dark)(?:;|$)/;
const headMarks = /<!--head-->[\s\S]*?<!--\/head-->/;
const socialPicture = { path: '/social.png', width: 1200, height: 630 };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`;

/** The head of a page that may be found and shared. */
export function publicHead(page: Pick<SitePage, 'path' | 'title' | 'description'>, publicUrl: string): string {
  const address = publicUrl + page.path;
  return [
    `<title>${escaped(page.title)}</title>`,
    meta('description', page.description),
    `<link rel="canonical" href="${escaped(address)}" />`,
    property('og:site_name', 'Akada'),
    property('og:type', 'website'),
    property('og:locale', 'en_NG'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', address),
    property('og:image', publicUrl + socialPicture.path),
    property('og:image:width', String(socialPicture.width)),
    property('og:image:height', String(socialPicture.height)),
    meta('twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

/** Guarded, personal and wrong addresses: a name for the tab, and nothing for search engines. */
export const privateHead = ['<title>Akada</title>', meta('robots', 'noindex')].join('\n    ');

export function withHead(html: string, head: string): string {
  return html.replace(headMarks, () => head);
}

export function themeOf(cookies: string | undefined): Theme {
  return themeCookie.exec(cookies ?? '')?.[1] as Theme;
}

/** The chosen theme is written into the page, so that nothing flashes before the script has run. */
export function withTheme(html: string, theme: Theme): string {
  return theme ? html.replace('<html ', `<html data-theme="${theme}" `) : html;
}

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

export function sitemap({ pages }: Site, publicUrl: string): string {
  const entries = pages.map(({ path }) => `  <url><loc>${escaped(publicUrl + path)}</loc></url>`);
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
