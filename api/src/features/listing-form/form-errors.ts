import type { listingErrors } from '#lib/listing-errors.ts';
import { ContractError } from '#lib/validation.ts';

export type FormErrorCode = keyof typeof listingErrors;
type Issue = ContractError['issues'][number];

/** Everything that is wrong with a form, in the order of the form; worded when the language is known. */
export function collectErrors() {
  const issues: Issue[] = [];
  return {
    issues,
    add(path: string, code: FormErrorCode, params: Record<string, string | number> = {}): void {
      issues.push({
        code: 'custom',
        path: path.split('.'),
        params: { code, ...params },
        message: code,
        input: undefined,
      });
    },
    /** @throws ContractError 400 `validation_failed` with every error */
    assertNone(): void {
      if (issues.length > 0) throw new ContractError(issues);
    },
  };
}
export type FormErrors = ReturnType<typeof collectErrors>;
