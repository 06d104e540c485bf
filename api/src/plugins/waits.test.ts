import { describe, expect, it } from 'vitest';
import '#features.ts';
import { AppError } from '#lib/errors.ts';
import { failureOf } from './error-handler.ts';

describe('a refusal that says how long to wait', () => {
  it.each([
    [1, 'دقيقة واحدة', 'in 1 minute.'],
    [2, 'دقيقتين', 'in 2 minutes.'],
    [5, '5 دقائق', 'in 5 minutes.'],
    [15, '15 دقيقة', 'in 15 minutes.'],
  ])('counts %d minutes as the language does', (minutes, ar, en) => {
    const error = new AppError('mail_throttled', 429, { minutes });
    expect(failureOf(error, { lang: 'ar' }).message).toBe(`أرسلنا لك قبل قليل. حاول من جديد بعد ${ar}.`);
    expect(failureOf(error, { lang: 'en' }).message).toBe(`We have just sent you one. Please try again ${en}`);
  });
});
