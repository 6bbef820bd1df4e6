/**
 * Whether this is a class on one laptop, as the server wrote into the page: links then lead to its address in the local
 * network, and what needs the real site (`data-only="site"`, see base.css) is not shown.
 */
export const isClassroom = (): boolean => document.documentElement.dataset.class === 'on';
