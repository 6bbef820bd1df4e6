import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { LinkPreview } from '../link-preview.service.ts';
import {
  type Described,
  goneHead,
  isKnown,
  type LinkKind,
  type Look,
  privateHead,
  publicHead,
  type Site,
  sharedHead,
  withCampus,
  withClassroom,
  withDataPrice,
  withHead,
  withLook,
  withProviders,
  withSale,
  withVat,
} from './pages.rules.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One form of a page: a look, an encoding. */
export interface Variant {
  body: Buffer;
  etag: string;
}

export interface StoredPage {
  status: 200 | 404;
  variant(look: Look, encoding: Encoding): Promise<Variant>;
}

export interface PageStore {
  /** Every address that a search engine may show. */
  site: Site & { addresses: string[] };
  at(path: string): StoredPage;
  /** A shared link with what it leads to; 404 where that is nothing. */
  shared(kind: LinkKind, path: string, preview: LinkPreview | null): StoredPage;
  /** Whether a search engine may show this address. */
  isPublic(path: string): boolean;
}

// Good enough to halve what quality 4 leaves, and done once for each form of a page.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotliOptions),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: async (bytes) => bytes,
};

function storePage(html: string, status: StoredPage['status']): StoredPage {
  const variants = new Map<string, Promise<Variant>>();
  const make = async (look: Look, encoding: Encoding) => {
    const plain = Buffer.from(withLook(html, look));
    const digest = createHash('sha256').update(plain).update(encoding).digest('base64url').slice(0, 27);
    return { body: await compressors[encoding](plain), etag: `"${digest}"` };
  };
  return {
    status,
    variant(look, encoding) {
      const key = `${look.theme} ${look.isSaving} ${encoding}`;
      const made = variants.get(key) ?? make(look, encoding);
      variants.set(key, made);
      return made;
    },
  };
}

/** The links that are opened now; a hall opens one of them two thousand times. */
const keptLinks = 200;

/** Keeps the pages that were asked for last. */
function keepLatest(make: (head: string) => StoredPage): (head: string) => StoredPage {
  const kept = new Map<string, StoredPage>();
  return (head) => {
    const page = kept.get(head) ?? make(head);
    kept.delete(head);
    kept.set(head, page);
    const oldest = kept.keys().next().value;
    if (kept.size > keptLinks && oldest !== undefined) kept.delete(oldest);
    return page;
  };
}

export interface PageFacts {
  publicUrl: string;
  isOnSale: boolean;
  hasVat: boolean;
  /** The institution whose accounts may sign in; null where there is none. */
  campusName: string | null;
  /** The providers that are set up: google, apple, campus. */
  providers: readonly string[];
  nairaPerMegabyte: number;
  /** Whether this is a class on one laptop. */
  isClassroom: boolean;
  /** Pages of the library: shown by the visitors' document, and found by search engines. */
  libraryPages: readonly Described[];
}

/** The pages of the built web app, each with its head; read once. */
export function loadPages(webDist: string, facts: PageFacts): PageStore {
  const { publicUrl, isOnSale, hasVat, campusName, providers, nairaPerMegabyte, isClassroom, libraryPages } = facts;
  const read = (file: string) => {
    const built = withClassroom(readFileSync(join(webDist, file), 'utf8'), isClassroom);
    const html = withVat(withSale(built, isOnSale), hasVat);
    return withDataPrice(withProviders(withCampus(html, campusName), providers), nairaPerMegabyte);
  };
  const built: Site = JSON.parse(readFileSync(join(webDist, 'pages.json'), 'utf8'));
  const site = { ...built, addresses: [...built.pages, ...libraryPages].map(({ path }) => path) };
  const shell = withHead(read('index.html'), privateHead);
  const pages = new Map(
    site.pages.map((page) => [page.path, storePage(withHead(read(page.file), publicHead(page, publicUrl)), 200)]),
  );
  const personal = storePage(shell, 200);
  const visitorHtml = read('visitor.html');
  const visitor = storePage(withHead(visitorHtml, privateHead), 200);
  const library = new Map(
    libraryPages.map((page) => [page.path, storePage(withHead(visitorHtml, publicHead(page, publicUrl)), 200)]),
  );
  const noLesson = storePage(withHead(visitorHtml, privateHead), 404);
  const gone = {
    quiz: storePage(withHead(visitorHtml, goneHead('quiz')), 404),
    study: storePage(withHead(visitorHtml, goneHead('study')), 404),
    paper: storePage(withHead(visitorHtml, goneHead('paper')), 404),
  };
  const sharedPage = keepLatest((head) => storePage(withHead(visitorHtml, head), 200));
  const unknown = storePage(shell, 404);
  return {
    site,
    shared: (kind, path, preview) => (preview ? sharedPage(sharedHead({ path, ...preview }, publicUrl)) : gone[kind]),
    isPublic: (path) => pages.has(path) || library.has(path),
    at(path) {
      const found = library.get(path);
      if (found) return found;
      if (path.startsWith('/library/') && isKnown(path, site.visitorPatterns)) return noLesson;
      if (isKnown(path, site.visitorPatterns)) return visitor;
      return pages.get(path) ?? (isKnown(path, site.patterns) ? personal : unknown);
    },
  };
}
