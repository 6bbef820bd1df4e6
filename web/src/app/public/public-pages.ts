import { type LoadPage, loadPage } from '../page/lazy-page.tsx';

/** The frame around every public page. */
export const loadPublicLayout: LoadPage = () => import('./public-layout.tsx');

/**
 * The pages that the build renders to HTML, so that their text is there before any script. Each lives in
 * `pages/<name>.tsx` under its name here; its title and description are in prerender.tsx.
 */
export const publicPages = {
  landing: { path: '/', load: () => import('./pages/landing.tsx') },
  features: { path: '/features', load: () => import('./pages/features.tsx') },
  solutions: { path: '/solutions', load: () => import('./pages/solutions.tsx') },
  resources: { path: '/resources', load: () => import('./pages/resources.tsx') },
  'how-it-works': { path: '/how-it-works', load: () => import('./pages/how-it-works.tsx') },
  mission: { path: '/mission', load: () => import('./pages/mission.tsx') },
  contact: { path: '/contact', load: () => import('./pages/contact.tsx') },
  'get-started': { path: '/get-started', load: () => import('./pages/get-started.tsx') },
  privacy: { path: '/privacy', load: () => import('./pages/privacy.tsx') },
  terms: { path: '/terms', load: () => import('./pages/terms.tsx') },
  accessibility: { path: '/accessibility', load: () => import('./pages/accessibility.tsx') },
} satisfies Record<string, { path: string; load: LoadPage }>;

/** The two doors. They are rendered for strangers: whoever the browser knows sees something else there. */
export const doors = {
  'sign-in': { path: '/signin', load: () => import('../pages/identity/sign-in.tsx') },
  'sign-up': { path: '/signup', load: () => import('../pages/identity/sign-up.tsx') },
} satisfies Record<string, { path: string; load: LoadPage }>;

export type PublicPageName = keyof typeof publicPages;

/** Has the code of a rendered page at hand before the page comes to life: until then it must not change. */
export async function loadPublicPage(path: string): Promise<void> {
  const needed = [
    ...Object.values(publicPages).flatMap((page) => (page.path === path ? [loadPublicLayout, page.load] : [])),
    ...Object.values(doors).flatMap((door) => (door.path === path ? [door.load] : [])),
  ];
  // A chunk that does not arrive is asked for again when the page is shown.
  await Promise.all(needed.map(loadPage)).catch(() => undefined);
}

export function isDoor(path: string): boolean {
  return Object.values(doors).some((door) => door.path === path);
}
