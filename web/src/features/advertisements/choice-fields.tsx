import {
  AD_DAYS,
  AD_MOST_DAYS,
  AD_PLACE_NAMES,
  AD_PLACES,
  AD_PRIORITIES,
  type AdChoice,
  type AdSize,
  fitsScreen,
} from '@diyar/api/rules/advertisements';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CountInput } from '#ui/form/count-input.tsx';
import { atPlace } from './ad-choice.ts';
import { pixelsOf } from './pixels-of.ts';

type Props = {
  choice: AdChoice;
  onChange: (choice: AdChoice) => void;
  errors?: Partial<Record<keyof AdChoice, ReactNode>>;
};

/** What a price follows from: where, how large, how often and for how long. */
export function ChoiceFields({ choice, onChange, errors = {} }: Props) {
  const { t } = useTranslation('advertisements');
  const sizes: readonly AdSize[] = AD_PLACES[choice.place];
  return (
    <>
      <NativeSelect
        name="place"
        label={t('form.place')}
        description={t(`placeHints.${choice.place}`)}
        error={errors.place}
        value={choice.place}
        data={AD_PLACE_NAMES.map((value) => ({ value, label: t(`places.${value}`) }))}
        onChange={({ currentTarget: { value } }) => onChange(atPlace(choice, value))}
      />
      <NativeSelect
        name="size"
        label={t('form.size')}
        description={t(fitsScreen('mobile', choice.size) ? 'form.phonesToo' : 'form.noPhones')}
        value={choice.size}
        data={sizes.map((value) => ({ value, label: `${t(`sizes.${value}`)} ${pixelsOf(value)}`.trim() }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...choice, size: sizes.find((size) => size === value) ?? choice.size })
        }
      />
      <NativeSelect
        name="priority"
        label={t('form.priority')}
        description={t('form.priorityHint')}
        value={String(choice.priority)}
        data={AD_PRIORITIES.map(({ level }) => ({ value: String(level), label: t(`priorities.${level}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...choice, priority: AD_PRIORITIES.find(({ level }) => String(level) === value)?.level ?? 1 })
        }
      />
      <NativeSelect
        name="period"
        label={t('form.days')}
        value={AD_DAYS.some((days) => days === choice.days) ? String(choice.days) : ''}
        data={[
          ...AD_DAYS.map((days) => ({ value: String(days), label: t('days', { count: days }) })),
          { value: '', label: t('form.otherDays') },
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ ...choice, days: Number(value) || 14 })}
      />
      {!AD_DAYS.some((days) => days === choice.days) && (
        <CountInput
          name="days"
          label={t('form.ownDays')}
          error={errors.days}
          value={choice.days}
          least={1}
          most={AD_MOST_DAYS}
          onChange={(value) => onChange({ ...choice, days: value })}
        />
      )}
    </>
  );
}
