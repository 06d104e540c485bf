import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { citiesQuery, neighborhoodsQuery, provincesQuery } from '#lib/locations.ts';
import { ListRetry } from '#ui/form/list-retry.tsx';
import type { FoundPlace, PlaceOption } from '../api.ts';
import { carries } from '../facts.ts';
import { withStreet } from '../place-fit.ts';
import { useScope } from '../scope.ts';
import { usePin } from '../use-pin.ts';
import { Columns, Group, KeyboardHint, LineField, PickField } from './controls.tsx';
import { PinFields } from './pin-fields.tsx';
import { PlaceSearch } from './place-search.tsx';

const NONE: PlaceOption[] = [];
const asOptions = (places: readonly PlaceOption[]) => places.map(({ key, name }) => ({ value: key, label: name }));
type Box = PlaceOption['bbox'];

/** Where it is: found by name, chosen from lists, or read from the pin; whichever comes first fills the others. */
export function LocationTab() {
  const { t } = useTranslation('listing-form');
  const api = useApi();
  const { content, facts, change } = useScope();
  const pin = usePin();
  const [focus, setFocus] = useState<Box>(null);
  const provinceList = useQuery(provincesQuery(api));
  const cityList = useQuery(citiesQuery(api, content.province));
  const neighborhoodList = useQuery(neighborhoodsQuery(api, content.city));
  const provinces: readonly PlaceOption[] = provinceList.data ?? NONE;
  const cities: readonly PlaceOption[] = cityList.data ?? NONE;
  const neighborhoods: readonly PlaceOption[] = neighborhoodList.data ?? NONE;
  const failedList = [provinceList, cityList, neighborhoodList].find((list) => list.isError && list.data === undefined);
  const isExact = carries(facts, 'exact_point');

  function take(place: FoundPlace): void {
    const { province, city, neighborhood, street } = place;
    const address = street && withStreet(content.address, street);
    pin.choose({ province, city, neighborhood, ...(address && { address }) });
    setFocus(boxOf(place));
  }
  const goTo = (places: readonly PlaceOption[], key: string) => {
    const place = places.find((place) => place.key === key);
    if (place) setFocus(boxOf(place));
  };

  return (
    <>
      <Group title={t('tabs.location')}>
        <PlaceSearch onChoose={take} />
        <Columns>
          <PickField
            path="province"
            label={t('location.province')}
            value={content.province}
            options={asOptions(provinces)}
            empty={t('location.choose')}
            onChange={(province) => {
              pin.choose({ province, city: '', neighborhood: '' });
              goTo(provinces, province);
            }}
          />
          <PickField
            path="city"
            label={t('location.city')}
            value={content.city}
            options={asOptions(cities)}
            empty={t(content.province ? 'location.choose' : 'location.provinceFirst')}
            disabled={!content.province}
            onChange={(city) => {
              pin.choose({ city, neighborhood: '' });
              goTo(cities, city);
            }}
          />
          <PickField
            path="neighborhood"
            label={t('location.neighborhood')}
            hint={t('location.neighborhoodHint')}
            value={content.neighborhood}
            options={asOptions(neighborhoods)}
            empty={t(emptyOf(content.city, neighborhoodList.isSuccess && neighborhoods.length === 0))}
            disabled={!content.city || neighborhoods.length === 0}
            onChange={(neighborhood) => {
              pin.choose({ neighborhood });
              goTo(neighborhoods, neighborhood);
            }}
          />
        </Columns>
        {failedList && <ListRetry list={failedList} />}
        <LineField
          path="address"
          label={t('location.address')}
          hint={t('location.addressHint')}
          autoComplete="street-address"
          value={content.address}
          onChange={(address) => change({ address })}
        />
      </Group>
      <Group title={t('location.map')} text={isExact ? <MapText /> : t('location.mapTextOther')}>
        <PinFields pin={pin} focus={focus} />
      </Group>
    </>
  );
}

const emptyOf = (city: string, isBare: boolean) => {
  if (!city) return 'location.cityFirst';
  return isBare ? 'location.noNeighborhoods' : 'location.choose';
};

const NEAR = 0.012;
/** Places without a shape of their own are shown with the streets round their centre. */
const boxOf = ({ bbox, lng, lat }: PlaceOption): Box => bbox ?? [lng - NEAR, lat - NEAR, lng + NEAR, lat + NEAR];

function MapText() {
  const { t } = useTranslation('listing-form');
  return (
    <>
      {t('location.mapText')}
      <KeyboardHint>{t('location.mapKeys')}</KeyboardHint>
    </>
  );
}
