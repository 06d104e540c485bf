import { DatePickerInput, type DatePickerInputProps, type DatePickerType } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import 'dayjs/locale/ar-iq';
import '@mantine/dates/styles.layer.css';
import { useLang } from '#lib/i18n.ts';
import { KeptValue } from '#ui/form/kept-value.tsx';

const SATURDAY = 6;
/** Coloured days would read as wrong ones. */
const UNCOLOURED: DatePickerInputProps['weekendDays'] = [];

/** A day, or a range of days (`type="range"`), of a calendar whose weeks begin on Saturday. Iraq's Arabic names months as Syria does: كانون الثاني, شباط. */
export function DayInput<Type extends DatePickerType = 'default'>(props: DatePickerInputProps<Type>) {
  const { t } = useTranslation('desk');
  const { name = 'day', value, onChange } = props;
  return (
    <>
      {value !== undefined && onChange && (
        <KeptValue name={name} value={value} onRestore={(day) => onChange(day as never)} />
      )}
      <DatePickerInput
        locale={useLang() === 'ar' ? 'ar-iq' : 'en'}
        firstDayOfWeek={SATURDAY}
        weekendDays={UNCOLOURED}
        valueFormat="D MMMM YYYY"
        hideOutsideDates
        ariaLabels={{
          previousMonth: t('calendarOf.previousMonth'),
          nextMonth: t('calendarOf.nextMonth'),
          previousYear: t('calendarOf.previousYear'),
          nextYear: t('calendarOf.nextYear'),
          previousDecade: t('calendarOf.previousYears'),
          nextDecade: t('calendarOf.nextYears'),
          monthLevelControl: t('calendarOf.months'),
          yearLevelControl: t('calendarOf.years'),
        }}
        {...props}
      />
    </>
  );
}
