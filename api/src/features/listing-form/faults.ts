import type { listingFaults } from '#lib/listing-faults.ts';
import { ContractError } from '#lib/validation.ts';

export type FaultCode = keyof typeof listingFaults;
type Issue = ContractError['issues'][number];

/** Everything that is wrong with a form, in the order of the form; worded when the language is known. */
export function collectFaults() {
  const issues: Issue[] = [];
  return {
    issues,
    add(path: string, code: FaultCode, params: Record<string, string | number> = {}): void {
      issues.push({
        code: 'custom',
        path: path.split('.'),
        params: { code, ...params },
        message: code,
        input: undefined,
      });
    },
    /** @throws ContractError 400 `validation_failed` with every fault */
    assertNone(): void {
      if (issues.length > 0) throw new ContractError(issues);
    },
  };
}
export type Faults = ReturnType<typeof collectFaults>;
