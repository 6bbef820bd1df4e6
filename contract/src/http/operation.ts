import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

/** A ceiling on calls, keyed on account and address together, or on the address alone where there is no account. */
export interface Limit {
  max: number;
  per: 'minute' | 'hour';
}

/** The server's half of a call: what comes in, what goes out, what can go wrong and how often it may be made. */
export interface Operation {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** The success status; 200 where it is left out. */
  status?: 200 | 201 | 202 | 204;
  /** The answer's schema. An undeclared key never leaves the server. Left out: no content, or a `raw` answer. */
  response?: z.ZodType;
  /** The answer is a file, a redirect or a stream of this media type, written by the handler itself. */
  raw?: string;
  /** Codes that the operation itself may answer with, beside those that every call shares. */
  errors?: readonly ErrorCode[];
  limit?: Limit;
  /** Takers of a shared quiz need it: in class mode it answers in the local network, where nothing else does. */
  forTakers?: true;
  /** An access token whose time is over will do: it still says which session is meant. */
  evenExpired?: true;
  /** For answers that are the same for everyone: how long browsers and proxies may keep one. */
  cacheSeconds?: number;
  /** The largest body in bytes; 64 KiB where it is left out. */
  bodyLimit?: number;
  /**
   * `multipart` bodies are read by the handler as a stream; `signed` ones are JSON that it gets as the text that was
   * signed; of `anything` nothing is read.
   */
  consumes?: 'json' | 'multipart' | 'form' | 'signed' | 'anything';
}

/** What `consumes` means on the wire. */
export const mediaTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
  signed: 'application/json',
  anything: '',
} as const;

/** Declares one operation, keeping the exact types of its schemas. */
export function operation<const O extends Operation>(declared: O): O {
  return declared;
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : never;

/** What a handler receives, parsed. */
export interface ParsedInput<O extends Operation> {
  params: Output<O['params']>;
  query: Output<O['query']>;
  headers: Output<O['headers']>;
  body: Output<O['body']>;
}

/** What a handler answers; parsed through the schema before it leaves. */
export type HandlerResult<O extends Operation> = O['response'] extends z.ZodType ? z.input<O['response']> : unknown;

type Part = 'params' | 'query' | 'headers' | 'body';

/** A request always has headers, so that those which are all optional need not be named. */
type MayBeLeftOut<P extends Part, I> = undefined extends I
  ? true
  : P extends 'headers'
    ? Record<string, never> extends I
      ? true
      : false
    : false;

/** What a caller passes: only the parts that the operation declares; a body that is optional may be left out. */
export type CallInput<O extends Operation> = {
  [P in Part as O[P] extends z.ZodType ? (MayBeLeftOut<P, Input<O[P]>> extends true ? never : P) : never]: Input<O[P]>;
} & {
  [P in Part as O[P] extends z.ZodType ? (MayBeLeftOut<P, Input<O[P]>> extends true ? P : never) : never]?: Input<O[P]>;
};

/** What a caller gets back. */
export type CallResult<O extends Operation> = O['response'] extends z.ZodType ? z.output<O['response']> : undefined;
