import { type Period, TIMEFRAMES } from '@diyar/api/rules/periods';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DaysField } from './days-field.tsx';
import { type PeriodValues, timeframeOf, USUAL_TIMEFRAME } from './period.ts';

type Props = {
  values: PeriodValues;
  /** What the server made of it. */
  shown: Period | undefined;
  onChange: (values: Partial<PeriodValues>) => void;
};

const QUICK = ['last7', 'last30', 'last3months', 'lastYear'] as const;
const CALENDAR = TIMEFRAMES.filter((timeframe) => !QUICK.some((quick) => quick === timeframe));

/** The period of a report: a quick range, a part of the calendar, or two days. */
export function PeriodField({ values, shown, onChange }: Props) {
  const { t } = useTranslation('desk');
  const timeframe = timeframeOf(values);
  const option = (value: (typeof TIMEFRAMES)[number]) => ({ value, label: t(`timeframe.${value}`) });
  return (
    <>
      <NativeSelect
        label={t('period')}
        value={timeframe}
        data={[
          { group: t('quickRanges'), items: QUICK.map(option) },
          { group: t('calendarPeriods'), items: CALENDAR.map(option) },
        ]}
        onChange={({ currentTarget }) =>
          onChange({ timeframe: currentTarget.value === USUAL_TIMEFRAME ? '' : currentTarget.value, from: '', to: '' })
        }
      />
      {timeframe === 'custom' && (
        <DaysField
          from={values.from || (shown?.from ?? '')}
          to={values.to || (shown?.to ?? '')}
          label={t('days')}
          placeholder={t('chooseDays')}
          onChange={(days) => onChange({ timeframe: 'custom', ...days })}
        />
      )}
    </>
  );
}
