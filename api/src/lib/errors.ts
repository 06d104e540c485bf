import type { ErrorDetail, Lang } from './endpoint.ts';

/** A sentence in both languages; `{name}` is replaced by the error's parameter of that name. */
export type Message = Record<Lang, string>;
/** What a failure says, and its HTTP status as published: several where it depends on the call, none where it is only ever said beside a field or a row. */
interface FailureMessage extends Message {
  status?: number | readonly number[];
}
export type Messages = Record<string, FailureMessage>;

/** An expected failure. Its code is declared by the endpoint; its sentence lives in the feature's messages.ts. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: string;
  readonly statusCode: number;
  readonly params: Record<string, string | number>;
  readonly details: ErrorDetail[] | null;

  constructor(
    code: string,
    statusCode: number,
    params: Record<string, string | number> = {},
    details: ErrorDetail[] | null = null,
  ) {
    super(code);
    this.code = code;
    this.statusCode = statusCode;
    this.params = params;
    this.details = details;
  }

  /** The field of the form that the sentence belongs to. */
  field?: string;
  on(field: string): this {
    this.field = field;
    return this;
  }

  /** Limit that refused, for the operator's figures. */
  rule?: string;
  by(rule: string | undefined): this {
    this.rule = rule;
    return this;
  }

  /** Content of the failure's `data`: the other version of a conflict. */
  data: unknown = null;
  with(data: unknown): this {
    this.data = data;
    return this;
  }
}

export const fill = (text: string, params: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
