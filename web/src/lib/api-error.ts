export type FieldError = { path: string; code: string; message: string };

/** A call that failed. `message` is already in the visitor's language; branch on `code`. `statusCode` 0: no answer at all. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  readonly statusCode: number;
  readonly errors: FieldError[];
  /** What an error has to say beyond words: a conflict carries the other version. */
  readonly data: unknown;

  constructor(code: string, statusCode: number, message: string, errors: FieldError[] = [], data: unknown = null) {
    super(message);
    this.code = code;
    this.statusCode = statusCode;
    this.errors = errors;
    this.data = data;
  }
}
