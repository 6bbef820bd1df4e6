import { renderUnicodeCompact } from 'uqr';
import type { OwnAddress } from './platform/own-addresses.ts';

/** What the terminal says at the start of a class on one laptop: where phones go, and where the lecturer does. */
export function classNotice(addresses: readonly OwnAddress[], port: number, laptop: string): string[] {
  const lecturer = `On this laptop, open ${laptop}/class to sign in and show a quiz on the wall.`;
  const [first, ...others] = addresses.map(({ address, network }) => ({
    link: `http://${address}:${port}/q`,
    network,
  }));
  if (!first) {
    return ['', 'This laptop isn’t in any network yet. Turn on a hotspot or join the class’s Wi-Fi.', lecturer];
  }
  return [
    '',
    `Phones in the same network open ${first.link}  (${first.network})`,
    ...others.map(({ link, network }) => `  or ${link}  (${network})`),
    '',
    ...renderUnicodeCompact(first.link, { ecc: 'M', border: 2 }).split('\n'),
    '',
    lecturer,
  ];
}
