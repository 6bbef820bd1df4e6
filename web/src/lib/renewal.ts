import type { ApiError } from '@akada/contract/client';
import { useSyncExternalStore } from 'react';
import { commonTexts } from '../texts/en/common.ts';

/**
 * The session could not be renewed, by a fault of the server's. Nobody is signed out for it. Whatever was asked for
 * meanwhile waits: it is said once, above the page, not by each of its parts.
 */
export class RenewalError extends Error {
  override name = 'RenewalError';
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;

  constructor({ status, code, retryAfter }: ApiError) {
    super(commonTexts.renewal);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** After which it is tried again. */
export const RENEWAL_PAUSE_MS = 15_000;

const changes = new EventTarget();
let fault: RenewalError | null = null;
let notedAt = 0;

/** How long what a page asks for takes the last answer for its own: the parts of a page ask one after the other. */
const SHARED_MS = 10_000;

/** Tells how the last attempt went. */
export function noteRenewal(now: RenewalError | null): void {
  const isBack = fault !== null && now === null;
  notedAt = Date.now();
  if (fault === now) return;
  fault = now;
  changes.dispatchEvent(new Event('change'));
  if (isBack) changes.dispatchEvent(new Event('back'));
}

/** Why the session cannot be renewed at the moment; null while it can. */
export const renewalFault = (): RenewalError | null => fault;

/** The same, where it was found out just now. */
export const recentRenewalFault = (): RenewalError | null => (Date.now() - notedAt < SHARED_MS ? fault : null);

/** Whoever asks next finds out anew. */
export function forgetRecentFault(): void {
  notedAt = 0;
}

/** Calls back when it could be renewed again. */
export function onRenewalBack(listener: () => void): () => void {
  changes.addEventListener('back', listener);
  return () => changes.removeEventListener('back', listener);
}

function subscribe(onChange: () => void): () => void {
  changes.addEventListener('change', onChange);
  return () => changes.removeEventListener('change', onChange);
}

export function useRenewalFault(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => fault !== null,
    () => false,
  );
}
