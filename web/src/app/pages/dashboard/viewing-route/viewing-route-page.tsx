import type { ViewingStop } from '@diyar/api/contracts/viewings';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { viewingRouteQuery } from '#features/viewings/api.ts';
import { fieldsOf } from '#features/viewings/damascus-time.ts';
import { routeParts } from '#features/viewings/map-links.ts';
import { RouteStops } from '#features/viewings/route-stops.tsx';
import { useApi } from '#lib/api-context.ts';
import { formatDate, formatWeekday } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import type { Lang } from '#lib/language.ts';
import { Seo } from '#lib/seo.tsx';
import type { Home } from '#map/small/homes-view.ts';
import { AnchorButton } from '#ui/anchor-button.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { RouteOnMap } from './route-on-map.tsx';
import css from './viewing-route-page.module.css';

const PATH = '/dashboard/viewings/route';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
const NONE: ViewingStop[] = [];

/** A day's viewings that one goes to oneself: in which order, how far from one to the next, and whether time suffices. */
export function Page() {
  const { t } = useTranslation('viewings');
  const lang = useLang();
  const desk = useDeskParams(['day']);
  const asked = DAY.test(desk.values.day) ? desk.values.day : undefined;
  const route = useQuery(viewingRouteQuery(useApi(), asked));
  const { day, days = [], stops = NONE } = route.data ?? {};
  const homes = useMemo(() => homesOf(stops), [stops]);
  const parts = routeParts(homes);

  return (
    <Desk>
      <Seo title={t('route.title')} description={t('route.title')} path={PATH} noindex />
      <DeskHead title={t('route.title')} count={route.data && t('route.count', { count: stops.length })}>
        <LinkButton compact look="outline" to="/dashboard/viewings" className={css.screenOnly}>
          {t('route.all')}
        </LinkButton>
      </DeskHead>
      {days.length > 0 && (
        <div className={css.screenOnly}>
          <DeskTabs
            label={t('route.days')}
            current={asked ?? day ?? ''}
            tabs={days.map(({ day: name, count }) => ({
              name,
              count,
              label: dayName(name, lang, t('route.today'), t('route.tomorrow')),
              to: desk.pathTo({ day: name }),
            }))}
          />
        </div>
      )}
      <DeskList
        query={route}
        pageOf={() => ({ number: 1, size: Math.max(1, stops.length), total: stops.length })}
        pathToPage={() => PATH}
        empty={{
          title: t('route.empty'),
          text: t('route.emptyText'),
          icon: <IconCalendarEvent size={32} stroke={1.4} />,
        }}
      >
        {() => (
          <section className={css.day} aria-labelledby="day">
            <div className={css.head}>
              <h2 id="day" className={css.heading}>
                {formatDate(day, lang, 'weekday')}
              </h2>
              <div className={css.acts}>
                {parts.map(({ from, to, href }) => (
                  <AnchorButton key={from} href={href} target="_blank" rel="noreferrer">
                    <IconRoute size={18} stroke={1.6} aria-hidden />
                    {parts.length > 1 ? t('route.part', { from, to }) : t('route.whole')}
                  </AnchorButton>
                ))}
                <PlainButton look="outline" onClick={() => window.print()}>
                  <IconPrinter size={18} stroke={1.6} aria-hidden /> {t('route.print')}
                </PlainButton>
              </div>
            </div>
            <div className={css.split}>
              <RouteStops stops={stops} />
              {homes.length > 0 && <RouteOnMap key={day} homes={homes} />}
            </div>
          </section>
        )}
      </DeskList>
    </Desk>
  );
}

/** Numbered as in the list, without those that no map can show. */
const homesOf = (stops: readonly ViewingStop[]): Home[] =>
  stops.flatMap(({ point }, index) =>
    point ? [{ number: index + 1, lng: point.lng, lat: point.lat, approx: point.isApproximate }] : [],
  );

function dayName(day: string, lang: Lang, today: string, tomorrow: string): string {
  if (day === fieldsOf(new Date()).day) return today;
  if (day === fieldsOf(new Date(Date.now() + DAY_MS)).day) return tomorrow;
  return `${formatWeekday(new Date(day).getUTCDay(), lang)} ${formatDate(day, lang, 'short')}`;
}
