/** What somebody typed, once it is understood. */
export type Node =
  /** `text`: as it was typed; none where we put it there. */
  | { is: 'number'; value: number; isDecimal: boolean; text?: string }
  | { is: 'name'; name: string }
  | { is: 'call'; name: string; of: Node; base?: Node | undefined }
  | { is: 'sign'; of: Node }
  | { is: 'factorial'; of: Node }
  | { is: 'operation'; by: Operator; left: Node; right: Node };

export type Operator = '+' | '-' | '*' | '/' | '^';

/** Why something could not be read. The page says it in words. */
export type Unreadable =
  | 'empty'
  | 'too long'
  | 'comma'
  | 'bracket'
  | 'sign'
  | 'unfinished'
  | 'unit'
  | 'other unit'
  | 'no number'
  | 'open'
  | 'undefined';

/** Thrown while reading, caught at the door: the person is asked again, and it costs nothing. */
export class CannotRead extends (Error as new (why: Unreadable) => Error & { message: Unreadable }) {}

/** What `read` gives, or what stands for it where it cannot be read. */
export function readOr<T, U>(read: () => T, instead: (why: Unreadable) => U): T | U {
  try {
    return read();
  } catch (error) {
    if (error instanceof CannotRead) return instead(error.message);
    throw error;
  }
}
