/** The institution whose accounts may sign in here, as the server wrote into the page; null where there is none. */
export const campusName = (): string | null => document.documentElement.dataset.campus || null;

/** The providers that sign people in here, as the server wrote into the page. */
export const providersSetUp = (): string[] => document.documentElement.dataset.providers?.split(' ') ?? [];
