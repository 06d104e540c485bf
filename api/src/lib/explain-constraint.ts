import { AppError } from './errors.ts';

/** The code of a broken constraint, and the field it concerns. */
type Refusal = readonly [code: string, field?: string];

/** Says in words which constraint a write broke. The result throws the constraint's refusal (409), or the error itself. */
export const explainConstraint =
  (refusals: Readonly<Record<string, Refusal>>) =>
  (error: unknown): never => {
    const { constraint = '' } = error as { constraint?: string };
    const [code, field] = refusals[constraint] ?? [];
    if (!code) throw error;
    const refusal = new AppError(code, 409);
    throw field ? refusal.on(field) : refusal;
  };
