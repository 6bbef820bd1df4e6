/**
 * The tables as Kysely sees them. Each domain declares its own where it reads them (`*.tables.ts`, which add to this
 * interface), and makes them by its migrations.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the domains
export interface Tables {}
