/**
 * Whether anything is sold in this installation, as the server wrote into the page: where nothing is, nothing offers an
 * upgrade. What is rendered before the page has a server (`data-only="sale"`, see base.css) is hidden by the same mark.
 */
export const isOnSale = (): boolean => document.documentElement.dataset.sale !== 'off';

/** Whether the seller charges VAT: only then does a price say that it is included (`data-only="vat"` where prerendered). */
export const isVatIncluded = (): boolean => document.documentElement.dataset.vat === 'on';
