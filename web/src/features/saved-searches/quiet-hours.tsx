import { NativeSelect, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { type QuietHours as Hours, setQuietHours } from './api.ts';
import css from './quiet-hours.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const USUAL: Hours = { from: 22, until: 7 };
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** When nothing is told. In force the moment it is chosen. */
export function QuietHours({ hours: saved }: { hours: Hours | null }) {
  const { t } = useTranslation('saved-searches');
  const api = useApi();
  const client = useQueryClient();
  // The choice stands there at once, until the server says what holds.
  const [chosen, setChosen] = useState<Hours | null>();
  const hours = chosen === undefined ? saved : chosen;
  // Choices arrive in the order they were made, and only the answer to the last one says what holds.
  const line = useRef<Promise<void>>(Promise.resolve());

  async function set(next: Hours | null): Promise<void> {
    setChosen(next);
    // A failure is said by a toast, and the list shows what holds.
    const turn = line.current.then(async () => {
      await setQuietHours(api, next).then(
        () => toast.success(t('quiet.saved')),
        () => {},
      );
      await client.invalidateQueries({ queryKey: [PRIVATE, 'saved-searches'] });
    });
    line.current = turn;
    await turn;
    if (line.current === turn) setChosen(undefined);
  }
  const end = (name: keyof Hours, current: Hours) => (
    <NativeSelect
      name={name}
      label={t(`quiet.${name}`)}
      classNames={{ root: css.end, label: css.endName }}
      value={String(current[name])}
      onChange={(event) => void set({ ...current, [name]: Number(event.currentTarget.value) })}
      data={HOURS.map((hour) => ({
        value: String(hour),
        label: clock(hour),
        disabled: hour === current[name === 'from' ? 'until' : 'from'],
      }))}
    />
  );

  return (
    <section className={css.card} aria-labelledby="quiet-hours">
      <div className={css.words}>
        <h2 id="quiet-hours" className={css.title}>
          {t('quiet.title')}
        </h2>
        <p className={css.text}>{t('quiet.text')}</p>
      </div>
      <div className={css.controls}>
        <Switch
          name="quiet"
          label={t('quiet.on')}
          checked={hours !== null}
          onChange={() => void set(hours ? null : USUAL)}
        />
        {hours && end('from', hours)}
        {hours && end('until', hours)}
      </div>
    </section>
  );
}
