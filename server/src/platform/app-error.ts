import { type ErrorCode, errors, type FieldFault } from '@akada/contract';

interface AppErrorOptions {
  /** A better sentence than the code's own. */
  detail?: string;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  faults?: FieldFault[];
}

/** A failure that the caller is told about. Everything else that is thrown becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly faults: FieldFault[] | undefined;

  constructor(code: ErrorCode, { detail, retryAfter, faults }: AppErrorOptions = {}) {
    super(detail ?? errors[code][1]);
    this.code = code;
    this.status = errors[code][0];
    this.retryAfter = retryAfter;
    this.faults = faults;
  }

  /** The error shape of every answer that is not a success. */
  toBody(): { detail: string | FieldFault[]; code: ErrorCode } {
    return { detail: this.faults ?? this.message, code: this.code };
  }
}
