import type { Lang } from '#lib/endpoint.ts';
import type { Message } from '#lib/errors.ts';
import type { PlanFeature } from '#rules/plan-features.ts';
import { featureWords } from './feature-words.ts';

interface Included {
  code: PlanFeature;
  /** Null: all there is. */
  amount: number | null;
}

const GONE: Message = { ar: 'غير مشمول بعد الآن', en: 'no longer included' };
const SEPARATOR: Message = { ar: '؛ ', en: '; ' };
const sizeOf = (amount: number | null) => amount ?? Number.POSITIVE_INFINITY;

/** `A team of up to 4 people; no longer included: Priority support`; undefined where nothing is less than it was. */
export function wordsOfLess(before: readonly Included[], after: readonly Included[]): Message | undefined {
  const now = new Map(after.map(({ code, amount }) => [code, amount]));
  const gone = before.filter(({ code }) => !now.has(code));
  const lowered = before.filter(({ code, amount }) => now.has(code) && sizeOf(now.get(code) ?? null) < sizeOf(amount));
  if (gone.length + lowered.length === 0) return undefined;
  const sentenceIn = (lang: Lang) =>
    [
      ...lowered.map(({ code }) => featureWords(code, now.get(code) ?? null, lang)),
      ...gone.map(({ code, amount }) => `${GONE[lang]}: ${featureWords(code, amount, lang)}`),
    ].join(SEPARATOR[lang]);
  return { ar: sentenceIn('ar'), en: sentenceIn('en') };
}
