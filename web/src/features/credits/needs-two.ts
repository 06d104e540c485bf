import type { TFunction } from 'i18next';
import { formatMoney, isolate } from '#lib/format.ts';
import type { Lang } from '#lib/language.ts';
import type { AdminRequest } from './api.ts';

/** Why a second administrator has to approve too: the amount, or what the reader has approved for the receiver today. */
export const needsTwoText = (t: TFunction<'credits'>, { approvedAlone }: AdminRequest, lang: Lang): string =>
  approvedAlone > 0
    ? t('admin.needsTwoToday', { amount: isolate(formatMoney(approvedAlone, lang)) })
    : t('admin.needsTwo');
