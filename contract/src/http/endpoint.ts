/** The browser's half of a call: enough to make a request, with no schema behind it at run time. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `public` needs no token (one is read if it is sent); `account` answers 401 without a valid one. */
export type Access = 'public' | 'account';

export interface Endpoint {
  method: Method;
  /** Below the base path /api/v1; parameters in braces, as in `/sprints/{id}`. */
  path: string;
  access: Access;
  /** Takes an `Idempotency-Key`: with the same key it creates once, and a copy gets the first one's answer. */
  creates?: true;
  /** The name that its keys are kept under, where the call was called otherwise once. */
  keyedAs?: string;
}

export type EndpointTable = Record<string, Endpoint>;

declare const operationsType: unique symbol;

/** A table that remembers, for the compiler alone, the operations that it was declared for. */
export type EndpointsOf<Operations, Table> = Table & { readonly [operationsType]?: Operations };

/** The operations that a table of endpoints was declared for. */
export type OperationsOf<Table> = Table extends { readonly [operationsType]?: infer Operations }
  ? NonNullable<Operations>
  : never;

/** Declares a feature's endpoints, one for each of its operations: a missing or surplus name does not compile. */
export function endpoints<Operations>() {
  return <const Table extends { [Name in keyof Operations]: Endpoint }>(
    table: Table & { [Name in Exclude<keyof Table, keyof Operations>]: never },
  ): EndpointsOf<Operations, Table> => table;
}
