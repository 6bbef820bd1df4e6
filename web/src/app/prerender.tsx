import { prerender } from 'react-dom/static';
import { createRoutesFromElements, type RouteObject, StaticRouter } from 'react-router';
import { authTexts } from '../domains/identity/texts.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { commonTexts } from '../texts/en/common.ts';
import { App } from './app.tsx';
import { doors, type PublicPageName, publicPages } from './public/public-pages.ts';
import { accessibilityTexts } from './public/texts/accessibility.ts';
import { contactPageTexts } from './public/texts/contact-page.ts';
import { featuresTexts } from './public/texts/features.ts';
import { getStartedTexts } from './public/texts/get-started.ts';
import { howItWorksTexts } from './public/texts/how-it-works.ts';
import { landingTexts } from './public/texts/landing.ts';
import { missionTexts } from './public/texts/mission.ts';
import { privacyTexts } from './public/texts/privacy.ts';
import { resourcesTexts } from './public/texts/resources.ts';
import { solutionsTexts } from './public/texts/solutions.ts';
import { termsTexts } from './public/texts/terms.ts';
import { addresses } from './routes.tsx';

/**
 * What the build runs in Node (scripts/lib/prerender.mjs): public pages as HTML, and the facts about every address that
 * the server needs for heads, sitemap and wrong addresses.
 */

const heads: Record<PublicPageName, { title: string; description: string }> = {
  landing: landingTexts,
  features: featuresTexts,
  solutions: solutionsTexts,
  resources: resourcesTexts,
  'how-it-works': howItWorksTexts,
  mission: missionTexts,
  contact: contactPageTexts,
  'get-started': getStartedTexts,
  privacy: privacyTexts,
  terms: termsTexts,
  accessibility: accessibilityTexts,
};

const titled = (title: string) => `${title} · ${commonTexts.product}`;

const names = Object.keys(publicPages) as PublicPageName[];

const doorTexts: Record<keyof typeof doors, { title: string; heading: string; lead: string }> = {
  'sign-in': authTexts.signIn,
  'sign-up': authTexts.signUp,
};
const doorNames = Object.keys(doors) as (keyof typeof doors)[];

/** The pages that are rendered, which are those that search engines may show. */
export const pages = [
  ...names.map((name) => ({
    path: publicPages[name].path,
    title: titled(heads[name].title),
    description: heads[name].description,
    /** Their code is asked for beside the main script, not after it. */
    sources: ['src/app/public/public-layout.tsx', `src/app/public/pages/${name}.tsx`],
  })),
  ...doorNames.map((name) => ({
    path: doors[name].path,
    title: titled(doorTexts[name].title),
    description: `${doorTexts[name].heading}. ${doorTexts[name].lead}`,
    sources: [`src/app/pages/identity/${name}.tsx`],
  })),
];

/** Addresses whose document is visitor.html. */
export { takerPatterns, visitorPatterns } from '../visitor/addresses.ts';
export { renderQuizForm } from '../visitor/prerender.tsx';

/** Patterns of all addresses, such as `/sprint/:uniqueId`. */
export const patterns = listPatterns(createRoutesFromElements(addresses));

function listPatterns(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [
    ...(path && path !== '*' ? [path] : []),
    ...listPatterns(children),
  ]);
}

/** The HTML of a page as a stranger sees it before any script has run. */
export async function renderPage(path: string): Promise<string> {
  const queryClient = createQueryClient();
  const router = ({ children }: { children: React.ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const faults: unknown[] = [];
  const { prelude } = await prerender(<App router={router} queryClient={queryClient} isReloading={false} />, {
    onError: (error) => void faults.push(error),
    // Everything in its place: React would send larger parts later and move them there by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  // Its timers would keep the build waiting.
  queryClient.clear();
  if (faults.length > 0) throw faults[0];
  return html;
}
