/** Whether the text could be copied: over plain http, or where it is not allowed, it cannot. */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );

/** The phone's share sheet where there is one; otherwise the link is copied. Says which, and whether it worked. */
export async function handOn(shared: {
  url: string;
  title?: string;
  text?: string;
}): Promise<'shared' | 'copied' | 'failed'> {
  if (typeof navigator.share !== 'function') return (await copyText(shared.url)) ? 'copied' : 'failed';
  // Whoever closes the sheet has shared nothing, and that is no fault.
  await navigator.share(shared).catch(() => undefined);
  return 'shared';
}
