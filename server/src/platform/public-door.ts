import { lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The way out to addresses that strangers name: public ones, by https, and nothing of the answer but its status. */
export interface PublicDoor {
  /** Whether an address could be one; where its name leads is looked at when something is sent. */
  isOpenTo(url: URL): boolean;
  post(url: URL, sent: { headers: Record<string, string>; body: Uint8Array; ms: number }): Promise<{ status: number }>;
}

const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 only what is given out to the public; within it, what stands for IPv4 addresses and for examples is not. */
const [open6, closed6] = [new BlockList(), new BlockList()];
open6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** Looks a name up as usual, and knows none that leads inside; what is connected to is what was looked at. */
export const lookUpPublic =
  (resolve: typeof lookup = lookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new Error('The address leads to no public network.'), '', 0);
      }
      if (options.all) return (done as unknown as (error: null, all: typeof addresses) => void)(null, addresses);
      done(null, first.address, first.family);
    });
  };

const isName = (hostname: string) => isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
const isInside = (hostname: string) =>
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa)\.?$/i.test(hostname);

export function isOpenTo({ protocol, hostname, port, username, password }: URL): boolean {
  const isPlain = port === '' && username === '' && password === '';
  return protocol === 'https:' && isPlain && isName(hostname) && !isInside(hostname);
}

/** With the system's own way to look names up; a test gives another. */
export const createPublicDoor = (lookUp: typeof lookup = lookup): PublicDoor => ({
  isOpenTo,

  post(url, { headers, body, ms }) {
    if (!isOpenTo(url)) return Promise.reject(new Error('The address leads to no public network.'));
    return new Promise((resolve, reject) => {
      const sending = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.byteLength) },
        lookup: lookUpPublic(lookUp),
        signal: AbortSignal.timeout(ms),
      });
      sending.once('error', reject);
      sending.once('response', (answer) => {
        resolve({ status: answer.statusCode ?? 0 });
        // Nothing more is wanted, however much is sent; redirects are not followed.
        answer.destroy();
      });
      sending.end(body);
    });
  },
});
