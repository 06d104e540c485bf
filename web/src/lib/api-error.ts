import type { ErrorCode as ServerCode } from '@diyar/api/endpoints';

/** Codes that the endpoints declare, and those of failures that never reached the server. */
export type ErrorCode = ServerCode | 'offline' | 'network_error' | 'unknown';
export type FieldError = { path: string; code: string; message: string };

/** A call that failed. `message` is already in the visitor's language; branch on `code`. `statusCode` 0: no answer at all. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly errors: FieldError[];
  /** Data of an error: a conflict carries the other version. */
  readonly data: unknown;

  constructor(code: ErrorCode, statusCode: number, message: string, errors: FieldError[] = [], data: unknown = null) {
    super(message);
    this.code = code;
    this.statusCode = statusCode;
    this.errors = errors;
    this.data = data;
  }
}
