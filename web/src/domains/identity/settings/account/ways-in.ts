import type { PlatformLink, SignInLink } from '@akada/contract/client';
import { campusName } from '../../campus.ts';
import { settingsTexts } from '../texts.ts';

/** A way into the account from elsewhere, whichever kind it is. */
export type WayIn = { kind: 'provider'; link: SignInLink } | { kind: 'platform'; link: PlatformLink };

export interface WaysIn {
  links: readonly SignInLink[];
  platforms: readonly PlatformLink[];
}

/** All of them, the oldest first. */
export const waysIn = ({ links, platforms }: WaysIn): WayIn[] =>
  [
    ...links.map((link) => ({ kind: 'provider', link }) as const),
    ...platforms.map((link) => ({ kind: 'platform', link }) as const),
  ].sort((a, b) => Date.parse(a.link.linked_at) - Date.parse(b.link.linked_at));

export function nameOf(way: WayIn): string {
  if (way.kind === 'platform') return way.link.name;
  const { provider } = way.link;
  return (provider === 'campus' && campusName()) || settingsTexts.links.providers[provider];
}

export const keyOf = (way: WayIn): string => (way.kind === 'platform' ? way.link.id : way.link.provider);
