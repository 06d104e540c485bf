import type { ViewingStop } from '@diyar/api/contracts/viewings';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { roundedDistance } from '#lib/distance.ts';
import { formatDate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { type Leg, legsOf } from './day-route.ts';
import { directionsTo, geoLink } from './map-links.ts';
import css from './route-stops.module.css';
import { TONES } from './viewing-tones.ts';

type Say = TFunction<'viewings'>;

const MINUTE_MS = 60_000;
const HOUR = 60;

/** A day's viewings in order of time, and what lies between one and the next. */
export function RouteStops({ stops }: { stops: readonly ViewingStop[] }) {
  const { t } = useTranslation('viewings');
  const legs = legsOf(stops);
  return (
    <>
      <ol className={css.stops}>
        {stops.map((stop, index) => (
          <li key={stop.id} className={css.stop}>
            <span className={css.number}>{index + 1}</span>
            <div className={css.words}>
              <Stop stop={stop} number={index + 1} />
              {legs[index] && <ToNext leg={legs[index]} next={index + 2} />}
            </div>
          </li>
        ))}
      </ol>
      {legs.length > 0 && <p className={css.assumption}>{t('route.assumption')}</p>}
    </>
  );
}

function Stop({ stop, number }: { stop: ViewingStop; number: number }) {
  const { t } = useTranslation('viewings');
  const lang = useLang();
  const { startsAt, minutes, status, isMyTurn, listing, leadId, address, point, note } = stop;
  const title = listing?.title ?? t('atOffice');
  const endsAt = new Date(Date.parse(startsAt) + minutes * MINUTE_MS);
  return (
    <>
      <p className={css.when}>
        <time dateTime={startsAt}>
          {t('route.span', { from: formatDate(startsAt, lang, 'clock'), to: formatDate(endsAt, lang, 'clock') })}
        </time>
        {status !== 'scheduled' && <Badge tone={TONES[status]}>{t(isMyTurn ? 'turn' : `status.${status}`)}</Badge>}
      </p>
      <p className={css.about}>
        <AppLink to={`/dashboard/leads/${leadId}`}>
          <bdi>{title}</bdi>
        </AppLink>{' '}
        <span>
          {t('with')} <bdi>{stop.with.name}</bdi>
        </span>
      </p>
      {address && (
        <p className={css.dim}>
          <bdi>{address}</bdi>
        </p>
      )}
      {point?.isApproximate && <p className={css.dim}>{t('route.approximate', { name: stop.with.name })}</p>}
      {!point && <p className={css.dim}>{t('route.noPoint')}</p>}
      {note && (
        <p className={css.note}>
          <bdi>{note}</bdi>
        </p>
      )}
      {point && (
        <p className={css.links}>
          <a href={geoLink(point, title)} aria-label={t('route.appNamed', { number })}>
            {t('route.app')}
          </a>
          <a
            href={directionsTo(point)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('route.googleNamed', { number })}
          >
            {t('route.google')}
          </a>
        </p>
      )}
    </>
  );
}

function ToNext({ leg, next }: { leg: Leg; next: number }) {
  const { t } = useTranslation('viewings');
  const { metres, isExact, freeMinutes, neededMinutes, verdict } = leg;
  const free = freeMinutes > 0 ? duration(freeMinutes, t) : t('route.noGap');
  const said =
    metres === undefined
      ? t('route.legOnly', { next, free })
      : t(isExact ? 'route.leg' : 'route.legAbout', { next, free, distance: inUnits(metres, t) });
  return (
    <div className={css.leg}>
      {(verdict !== 'overlap' || metres !== undefined) && <p>{said}</p>}
      {verdict !== 'fine' && (
        <p className={css.warning}>
          <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
          {verdict === 'overlap' ? t('route.overlap') : t('route.tight', { needed: duration(neededMinutes, t) })}
        </p>
      )}
    </div>
  );
}

function inUnits(metres: number, t: Say): string {
  const { unit, distance } = roundedDistance(metres);
  return unit === 'km' ? t('route.km', { distance }) : t('route.metres', { distance });
}

function duration(minutes: number, t: Say): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  if (hours === 0) return t('minutes', { count: rest });
  const inHours = t('route.hours', { count: hours });
  return rest === 0 ? inHours : t('route.hoursAndMinutes', { hours: inHours, minutes: t('minutes', { count: rest }) });
}
