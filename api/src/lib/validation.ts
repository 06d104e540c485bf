import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { ATTRIBUTE_SLUG, OPTION_VALUE } from '#rules/attributes.ts';
import { CATEGORY_COLOR, CATEGORY_SLUG } from '#rules/categories.ts';
import type { ErrorDetail, Lang } from './endpoint.ts';
import { fill } from './errors.ts';
import { issueMessages } from './messages.ts';
import { messages } from './worded.ts';

/** A request that does not fit its contract; worded later, when the caller's language is known. */
export class ContractError extends Error {
  override name = 'ContractError';
  readonly statusCode = 400;
  readonly issues: z.core.$ZodIssue[];

  constructor(issues: z.core.$ZodIssue[]) {
    super('validation_failed');
    this.issues = issues;
  }
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (value) => {
    const parsed = schema.safeParse(value ?? {});
    return parsed.success ? { value: parsed.data } : { error: new ContractError(parsed.error.issues) };
  };

/** Rules of the formats that people type, by their pattern. */
const FORMAT_CODES = new Map<string, string>([
  [String(CATEGORY_SLUG), 'slug_format'],
  [String(ATTRIBUTE_SLUG), 'key_format'],
  [String(OPTION_VALUE), 'option_format'],
  [String(CATEGORY_COLOR), 'color_format'],
]);

const kindOf = (issue: z.core.$ZodIssue): { code: string; params: Record<string, string | number> } => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined && issue.message.includes('undefined')) return { code: 'required', params: {} };
      return { code: issue.expected === 'number' ? 'not_a_number' : 'invalid_type', params: {} };
    case 'too_small':
      return {
        code: issue.origin === 'string' ? 'too_short' : 'too_small',
        params: { minimum: Number(issue.minimum) },
      };
    case 'too_big': {
      const code = issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'too_big';
      return { code, params: { maximum: Number(issue.maximum) } };
    }
    case 'invalid_value':
      return { code: 'invalid_value', params: { values: issue.values.map(String).slice(0, 30).join(', ') } };
    case 'unrecognized_keys':
      return { code: 'unrecognized_keys', params: { keys: issue.keys.slice(0, 10).join(', ') } };
    case 'invalid_format': {
      if (issue.format === 'uuid') return { code: 'uuid', params: {} };
      return { code: FORMAT_CODES.get(issue.pattern ?? '') ?? 'invalid_format', params: {} };
    }
    case 'invalid_union': {
      const [first] = issue.errors[0] ?? [];
      return first ? kindOf(first) : { code: 'custom', params: {} };
    }
    case 'custom': {
      const params = (issue.params ?? {}) as Record<string, string | number>;
      return { code: String(params.code ?? 'custom'), params };
    }
    default:
      return { code: 'custom', params: {} };
  }
};

/** The first error of each field, and all of the whole. */
const firstOfEach = (issues: readonly z.core.$ZodIssue[]) => {
  const seen = new Set<string>();
  return issues.filter(({ path }) => {
    const field = path.join('.');
    const isNew = field === '' || !seen.has(field);
    seen.add(field);
    return isNew;
  });
};

/** The wire's `errors`: where, what kind, and a sentence in the caller's language. */
export function describeIssues(issues: z.core.$ZodIssue[], lang: Lang): ErrorDetail[] {
  return firstOfEach(issues)
    .slice(0, 20)
    .map((issue) => {
      const { code, params } = kindOf(issue);
      const message = (issueMessages[code] ?? messages[code] ?? issueMessages.custom)?.[lang] ?? code;
      return { path: issue.path.join('.'), code, message: fill(message, params) };
    });
}
