import { damascusDay } from '@diyar/api/rules/damascus-time';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';

const DAY_MS = 86_400_000;

/** A day of Damascus over what happened in it: "Today", "Yesterday", then by weekday and date. */
export function DayTitle({ day }: { day: string }) {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const today = Date.now();
  if (day === damascusDay(new Date(today))) return t('today');
  if (day === damascusDay(new Date(today - DAY_MS))) return t('yesterday');
  return formatDate(day, lang, 'weekday');
}
