/** Errors of a row; worded when the language of the reader is known. */
export interface Problem {
  /** The field of the form. */
  path: string;
  code: string;
  params: Record<string, string | number>;
}

export const problem = (path: string, code: string, params: Problem['params'] = {}): Problem => ({
  path,
  code,
  params,
});

/** Long cells are quoted by their beginning. */
export const quoted = (value: string) => ({ value: value.length > 80 ? `${value.slice(0, 80)}…` : value });
