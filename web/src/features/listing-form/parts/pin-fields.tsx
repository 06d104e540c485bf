import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { LocateError, type LocateProblem, locate } from '#map/base/locate.ts';
import { LazyLocationPicker } from '#map/lazy-map.tsx';
import type { Unavailable } from '#map/types.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { pointOf } from '../point.ts';
import { useScope } from '../scope.ts';
import { fieldId } from '../tabs.ts';
import type { Pin } from '../use-pin.ts';
import { CheckField } from './controls.tsx';
import { CoordinatesField } from './coordinates-field.tsx';
import css from './pin-fields.module.css';
import { PinNudges } from './pin-nudges.tsx';
import { PinWords } from './pin-words.tsx';

type Props = { pin: Pin; focus: readonly [number, number, number, number] | null };

/** The map with its pin, and every other way to the same point. */
export function PinFields({ pin, focus }: Props) {
  const { t } = useTranslation('listing-form');
  const { t: ui } = useTranslation('ui');
  const lang = useLang();
  const { content, errorOf, change } = useScope();
  const [missing, setMissing] = useState<Unavailable>();
  const [geo, setGeo] = useState<LocateProblem | 'searching'>();
  const point = pointOf(content);
  const error = errorOf('latitude');

  async function here(): Promise<void> {
    setGeo('searching');
    try {
      const found = await locate();
      setGeo(undefined);
      await pin.put(found);
    } catch (error) {
      setGeo(error instanceof LocateError ? error.problem : 'unavailable');
    }
  }

  return (
    <>
      {missing ? (
        <div className={css.mapless}>
          <p>{t(`location.noMap.${missing}`)}</p>
          <PlainButton look="outline" onClick={() => setMissing(undefined)}>
            {ui('retry')}
          </PlainButton>
        </div>
      ) : (
        <div className={css.map}>
          <LazyLocationPicker
            lang={lang}
            point={point}
            focus={focus ?? undefined}
            title={t('location.map')}
            pinLabel={t('location.pin')}
            centreLabel={t('location.centre')}
            onPick={(picked) => void pin.put(picked)}
            onUnavailable={setMissing}
          />
        </div>
      )}
      <div id={fieldId('latitude')} tabIndex={-1} className={css.words}>
        {error && <p className={css.error}>{error}</p>}
        <PinWords pin={pin} />
        <div role="status">{geo && <p className={css.geo}>{t(`location.geo.${geo}`)}</p>}</div>
      </div>
      <div className={css.tools}>
        <PlainButton look="outline" onClick={() => void here()}>
          <IconCurrentLocation size={19} stroke={1.7} aria-hidden />
          {t('location.here')}
        </PlainButton>
        {point && (
          <PlainButton look="plain" onClick={pin.remove}>
            <IconTrash size={19} stroke={1.7} aria-hidden />
            {t('location.remove')}
          </PlainButton>
        )}
      </div>
      <div className={css.exact}>
        <CoordinatesField point={point} onPoint={(next) => void pin.put(next)} />
        {point && <PinNudges point={point} onPoint={(next) => void pin.put(next)} />}
      </div>
      <CheckField
        path="approximate"
        label={t('location.approximate')}
        hint={t('location.approximateHint')}
        checked={content.approximate}
        onChange={(approximate) => change({ approximate })}
      />
    </>
  );
}
