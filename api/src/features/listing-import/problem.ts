import type { Catalogue } from '../../lib/catalogue/index.ts';
import { nameOf } from '../../lib/catalogue/index.ts';
import type { ErrorDetail, Lang } from '../../lib/endpoint.ts';
import { fill } from '../../lib/errors.ts';
import { issueMessages } from '../../lib/messages.ts';
import { messages } from '../../lib/worded.ts';

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

/** The form's own sentence in the reader's language. */
export function wordProblem({ path, code, params }: Problem, lang: Lang, { categories }: Catalogue): ErrorDetail {
  const text =
    issueMessages[code]?.[lang] ?? messages[code as keyof typeof messages]?.[lang] ?? messages.bad_request[lang];
  const slug = path.startsWith('attributes.') ? path.slice('attributes.'.length) : '';
  const attribute = slug && categories.attribute(slug);
  return { path, code, message: fill(text, attribute ? { ...params, name: nameOf(attribute, lang) } : params) };
}
