import type { ErrorCode } from '../errors.ts';

/** One failed field of a 422. */
export interface FieldFault {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** A failed call in the product's error shape; `code` is closed, so that callers can switch on it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'unknown';
  readonly faults: FieldFault[];
  /** Seconds to wait, where the server said so. */
  readonly retryAfter: number | undefined;
  /** The id of what the error speaks of, where the server named it. */
  readonly about: string | undefined;
  /** What proves that the call had come by then, where a full server turned it away. */
  readonly stamp: string | undefined;

  constructor(status: number, body: unknown, retryAfter?: number) {
    const { detail, message, code, about, stamp } = (typeof body === 'object' && body !== null ? body : {}) as Record<
      string,
      unknown
    >;
    const faults = Array.isArray(detail) ? (detail as FieldFault[]) : [];
    // The documents read `message` too, which somebody in front of the server may answer with.
    const said = [detail, faults[0]?.msg, message].find((text) => typeof text === 'string' && text !== '');
    super(typeof said === 'string' ? said : `Error ${status}`);
    this.status = status;
    this.code = typeof code === 'string' ? (code as ErrorCode) : 'unknown';
    this.faults = faults;
    this.stamp = typeof stamp === 'string' ? stamp : undefined;
    this.about = typeof about === 'string' ? about : undefined;
    this.retryAfter = retryAfter;
  }

  /** Reads an answer that was not a success, whatever its body is. */
  static async from(response: Response): Promise<ApiError> {
    const body: unknown = await response.json().catch(() => null);
    const retryAfter = Number(response.headers.get('retry-after'));
    return new ApiError(response.status, body, retryAfter > 0 ? retryAfter : undefined);
  }
}

/** A success whose body is no JSON: somebody on the way answered in the server's place. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';

  constructor(cause: SyntaxError) {
    super('Invalid response format', { cause });
  }
}
