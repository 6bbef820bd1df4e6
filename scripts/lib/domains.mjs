import { dirname, join } from 'node:path';
import { readSources } from './sources.mjs';

/**
 * Domains stand one above the other: whoever follows their imports never comes back to where they began. A
 * `*.service.ts` is a door for other domains: one through which nobody comes is a room with a misleading name.
 */

const imports = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const isProgram = /(?<!\.test)\.tsx?$/;

/** @typedef {{ from: string, to: string }} Import */

/** Who imports whom. @param {Record<string, string>} sources @returns {Import[]} */
export function importsIn(sources) {
  return Object.entries(sources).flatMap(([from, text]) =>
    [...text.matchAll(imports)].map(([, path = '']) => ({ from, to: join(dirname(from), path) })),
  );
}

/** @param {string} path */
const domainOf = (path) => /^(?:server|web)\/src\/domains\/([^/]+)\//.exec(path)?.[1];

/** Which domain needs which, and by which file. @param {Import[]} all */
function needs(all) {
  /** @type {Map<string, Map<string, string>>} */
  const graph = new Map();
  for (const { from, to } of all) {
    const [user, used] = [domainOf(from), domainOf(to)];
    if (!user || !used || user === used) continue;
    const of = graph.get(user) ?? new Map();
    graph.set(user, of.set(used, of.get(used) ?? from));
  }
  return graph;
}

/** The ways from a domain back to itself, each as the imports it consists of. @param {Import[]} all @returns {string[]} */
export function domainCycles(all) {
  const graph = needs(all);
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const cycles = [];
  /** @param {string} domain @param {string[]} way */
  const visit = (domain, way) => {
    const start = way.indexOf(domain);
    if (start >= 0) {
      const round = [...way.slice(start), domain];
      const steps = round.slice(1).map((used, index) => graph.get(round[index] ?? '')?.get(used));
      cycles.push(`${round.join(' → ')}, by ${steps.join(', ')}`);
      return;
    }
    if (done.has(domain)) return;
    for (const used of graph.get(domain)?.keys() ?? []) visit(used, [...way, domain]);
    done.add(domain);
  };
  for (const domain of graph.keys()) visit(domain, []);
  return cycles;
}

/** Services that no other domain, nor the programs themselves, come in by. @param {Import[]} all @param {string[]} paths */
export function closedDoors(all, paths) {
  const used = new Set(all.filter(({ from, to }) => domainOf(from) !== domainOf(to)).map(({ to }) => to));
  return paths.filter((path) => path.endsWith('.service.ts') && !used.has(path));
}

/** Whether domains stand one above the other, and every door is one. */
export async function checkDomains() {
  const sources = { ...readSources('server/src', isProgram), ...readSources('web/src', isProgram) };
  const all = importsIn(sources);
  const faults = [
    ...domainCycles(all).map((cycle) => `domains in a circle: ${cycle}`),
    ...closedDoors(all, Object.keys(sources)).map((path) => `${path} is no door: only its own domain imports it`),
  ];
  const domains = new Set(Object.keys(sources).flatMap((path) => domainOf(path) ?? []));
  if (domains.size === 0) faults.push('no domains were found');
  return { ok: faults.length === 0, output: faults.join('\n'), detail: `${domains.size} domains` };
}
