import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/link-button.tsx';
import { withStreet } from '../place-fit.ts';
import { useScope } from '../scope.ts';
import type { Pin } from '../use-pin.ts';
import css from './pin-fields.module.css';

/** Words of our own shapes on the pin: where it is, or that it is somewhere else than was chosen. */
export function PinWords({ pin: { news, adoptPinPlace, confirm, remove, proceed } }: { pin: Pin }) {
  const { t } = useTranslation('listing-form');
  const { content, change } = useScope();
  const street = news.kind === 'at' ? news.street : undefined;
  const address = street && withStreet(content.address, street);
  return (
    <div role="status">
      {news.kind === 'locating' && <p className={css.geo}>{t('location.locating')}</p>}
      {news.kind === 'unverified' && <p className={css.geo}>{t('location.unverified')}</p>}
      {news.kind === 'at' && (
        <p className={css.at}>
          <IconMapPin size={18} stroke={1.7} aria-hidden />
          {t('location.at', { place: news.place })}
        </p>
      )}
      {news.kind === 'at' && news.isOff && (
        <div className={css.warning}>
          <p>{t('location.offStreets')}</p>
          <div className={css.answers}>
            <PlainButton look="outline" compact onClick={confirm}>
              {t('location.offStreetsYes')}
            </PlainButton>
            <PlainButton look="plain" compact onClick={remove}>
              {t('location.remove')}
            </PlainButton>
          </div>
        </div>
      )}
      {address && (
        <PlainButton look="outline" compact onClick={() => change({ address })}>
          {t('location.addStreet', { street })}
        </PlainButton>
      )}
      {news.kind === 'outside' && (
        <div className={css.refusal}>
          <p>
            {t('location.outside')} {t('location.outsideText')}
          </p>
        </div>
      )}
      {(news.kind === 'other_city' || news.kind === 'other_province') && (
        <div className={css.warning}>
          <p>
            {content.acceptLocation
              ? t('location.proceeded', { place: news.place })
              : t(`location.${news.kind}`, { place: news.place })}
          </p>
          <div className={css.answers}>
            <PlainButton look="outline" compact onClick={() => adoptPinPlace(news.located)}>
              {t('location.use', { place: news.place })}
            </PlainButton>
            {!content.acceptLocation && (
              <PlainButton look="plain" compact onClick={proceed}>
                {t('location.proceed')}
              </PlainButton>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
