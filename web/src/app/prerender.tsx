import { prerender } from 'react-dom/static';
import { createRoutesFromElements, type RouteObject, StaticRouter } from 'react-router';
import { createQueryClient } from '../lib/query-client.ts';
import { accessibilityTexts } from '../texts/en/accessibility.ts';
import { authTexts } from '../texts/en/auth.ts';
import { commonTexts } from '../texts/en/common.ts';
import { contactPageTexts } from '../texts/en/contact-page.ts';
import { featuresTexts } from '../texts/en/features.ts';
import { getStartedTexts } from '../texts/en/get-started.ts';
import { howItWorksTexts } from '../texts/en/how-it-works.ts';
import { landingTexts } from '../texts/en/landing.ts';
import { missionTexts } from '../texts/en/mission.ts';
import { privacyTexts } from '../texts/en/privacy.ts';
import { resourcesTexts } from '../texts/en/resources.ts';
import { solutionsTexts } from '../texts/en/solutions.ts';
import { termsTexts } from '../texts/en/terms.ts';
import { App } from './app.tsx';
import { doors, type PublicPageName, publicPages } from './public/public-pages.ts';
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
    sources: [`src/app/pages/${name}.tsx`],
  })),
];

/** Addresses whose document is visitor.html. */
export { visitorPatterns } from '../visitor/addresses.ts';
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
