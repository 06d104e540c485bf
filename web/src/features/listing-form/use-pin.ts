import { useRef, useState } from 'react';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { locatePoint } from './api.ts';
import type { FormContent } from './content.ts';
import { completed, fitOf, type Located, type PlaceFit, placeFrom } from './place-fit.ts';
import { asFields, isNearSyria, type Point } from './point.ts';
import { useScope } from './scope.ts';

export type PinNews =
  | { kind: 'none' | 'locating' | 'unverified' | 'outside' }
  | { kind: 'at'; place: string; street?: string | undefined; isOff?: boolean | undefined }
  | { kind: 'other_city' | 'other_province'; place: string; located: Located };

/** Puts the pin somewhere, asks our own shapes what is there, and says what follows for the chosen place. */
export function usePin() {
  const api = useApi();
  const lang = useLang();
  const { content, change } = useScope();
  const [news, setNews] = useState<PinNews>({ kind: 'none' });
  const [isByHand, setByHand] = useState(content.province !== '');
  const asked = useRef<AbortController>(undefined);
  const latest = useRef(content);
  latest.current = content;

  async function put(point: Point): Promise<void> {
    asked.current?.abort();
    // The pin itself goes back: the field never held another point.
    if (!isNearSyria(point)) {
      setNews({ kind: 'outside' });
      return;
    }
    const before = { latitude: latest.current.latitude, longitude: latest.current.longitude };
    const own = new AbortController();
    asked.current = own;
    change({ ...asFields(point), acceptLocation: false });
    setNews({ kind: 'locating' });
    const located = await locatePoint(api, point, own.signal);
    if (own.signal.aborted) return;
    if (!located) setNews({ kind: 'unverified' });
    else if (located.inside) settle(latest.current, located);
    else {
      change(before);
      setNews({ kind: 'outside' });
    }
  }

  function settle(now: FormContent, located: Located): void {
    const name = nameOf(located, lang);
    const fit = fitOf(now, located);
    if (fit.kind === 'fits' || !isByHand) {
      change(isByHand ? completed(now, located) : placeFrom(located));
      setNews({ kind: 'at', place: name, street: located.street?.name, isOff: located.isOffStreets });
    } else if (fit.kind !== 'outside') setNews({ ...fit, located });
  }

  return {
    news,
    put,
    /** The place was chosen by hand: from now on the pin only suggests. */
    choose(patch: Partial<FormContent>): void {
      setByHand(true);
      change({ ...patch, acceptLocation: false });
      setNews({ kind: 'none' });
    },
    remove(): void {
      asked.current?.abort();
      change({ latitude: '', longitude: '', acceptLocation: false });
      setNews({ kind: 'none' });
    },
    adoptPinPlace(located: Located): void {
      change({ ...placeFrom(located), acceptLocation: false });
      setNews({ kind: 'at', place: nameOf(located, lang), street: located.street?.name, isOff: located.isOffStreets });
    },
    /** It stands far from every street, and is meant to. */
    confirm: () => setNews((now) => (now.kind === 'at' ? { ...now, isOff: false } : now)),
    proceed: () => change({ acceptLocation: true }),
  };
}

export type Pin = ReturnType<typeof usePin>;
export type Misfit = Extract<PlaceFit, { place: string }>;

const nameOf = ({ province, city, neighborhood }: Located, lang: 'ar' | 'en'): string =>
  [neighborhood, city, province]
    .flatMap((place) => (place ? [place.name] : []))
    .filter((name, index, all) => all.indexOf(name) === index)
    .join(lang === 'ar' ? '، ' : ', ');
