import { networkInterfaces } from 'node:os';

/** One address of this machine, as another in its network reaches it. */
export interface OwnAddress {
  address: string;
  /** What the system calls the network: `wlan0`, `Wi-Fi`. */
  network: string;
}

export type OwnAddresses = () => readonly OwnAddress[];

/** Networks between this machine and what runs inside it: no phone is in them. */
const virtual = /^(docker|br-|veth|virbr|vbox|vmnet|vmware|vethernet|utun|tun|tap|wg|zt|tailscale|lxc|cni)/i;
/** What a machine takes when nobody gave it an address. */
const makeshift = /^169\.254\./;
const home = /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.)/;

/** The likelier one for phones first. */
function rankOf({ address, network }: OwnAddress): number {
  return (virtual.test(network) ? 4 : 0) + (makeshift.test(address) ? 2 : 0) + (home.test(address) ? 0 : 1);
}

export const inOrderOfUse = (addresses: readonly OwnAddress[]): OwnAddress[] =>
  addresses.toSorted((a, b) => rankOf(a) - rankOf(b));

/** IPv4 alone: every hotspot gives it out, and a person can type it. */
function readAddresses(): OwnAddress[] {
  const found = Object.entries(networkInterfaces()).flatMap(([network, entries = []]) =>
    entries
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, network })),
  );
  return inOrderOfUse(found);
}

const freshMs = 2_000;
let last: { at: number; addresses: OwnAddress[] } | undefined;

/** The addresses of this machine as they are now: a hotspot is often switched on after the server. */
export function ownAddresses(): readonly OwnAddress[] {
  const now = Date.now();
  if (!last || now - last.at > freshMs) last = { at: now, addresses: readAddresses() };
  return last.addresses;
}
