import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, formatRelative } from '#lib/format.ts';
import { useHydrated } from '#lib/hydrated.tsx';
import { useLang } from '#lib/i18n.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';
import type { QueueData } from './api.ts';

/** How much waits for a decision and for how long, and how fast decisions were lately. */
export function QueueFigures({ waiting, decided }: Pick<QueueData, 'waiting' | 'decided'>) {
  const { t } = useTranslation('credits');
  const lang = useLang();
  const isHydrated = useHydrated();
  const queue = (key: 'addition' | 'refund') => {
    const { count, amount, oldestAt } = waiting[key];
    return {
      key,
      name: t(`admin.waiting.${key}`, { count }),
      money: amount,
      note: oldestAt && isHydrated ? t('admin.waiting.oldest', { when: formatRelative(oldestAt, lang) }) : '',
    };
  };
  const late = waiting.addition.late + waiting.refund.late;
  const { hours, approved, rejected, amount } = decided;
  const lengthOf = (length: number) => {
    if (length >= 1) return t('admin.lately.hours', { count: length, hours: formatNumber(length) });
    const minutes = Math.max(1, Math.round(length * 60));
    return t('admin.lately.minutes', { count: minutes, minutes: formatNumber(minutes) });
  };
  return (
    <FigureStrip
      figures={[
        queue('addition'),
        queue('refund'),
        { key: 'late', name: t('admin.waiting.late'), number: formatNumber(late), note: t('admin.waiting.lateNote') },
        {
          key: 'hours',
          name: t('admin.lately.time'),
          number: hours === null ? '—' : lengthOf(hours),
          note: t('admin.lately.note', { approved, rejected, amount: formatMoney(amount, lang) }),
        },
      ]}
    />
  );
}
