import { type ErrorCode, errors, type FieldFault } from '@akada/contract';

interface AppErrorOptions {
  /** A better sentence than the code's own. */
  detail?: string;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  faults?: FieldFault[];
  /** The id of what the error speaks of, for pages that go on from there. */
  about?: string;
}

/** A failure that the caller is told about. Everything else that is thrown becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly faults: FieldFault[] | undefined;
  readonly about: string | undefined;

  constructor(code: ErrorCode, { detail, retryAfter, faults, about }: AppErrorOptions = {}) {
    super(detail ?? errors[code][1]);
    this.code = code;
    this.status = errors[code][0];
    this.retryAfter = retryAfter;
    this.faults = faults;
    this.about = about;
  }

  /** The error shape of every answer that is not a success. */
  toBody(): { detail: string | FieldFault[]; code: ErrorCode; about?: string } {
    return { detail: this.faults ?? this.message, code: this.code, ...(this.about && { about: this.about }) };
  }
}
