import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#lib/api-context.ts';
import { citiesQuery, provincesQuery } from '#lib/locations.ts';

type Named = { key: string; name: string };
export type ChosenPlace = { province: Named; city: Named };

/** Governorates, and the towns of the chosen one; what was chosen before stands there before the lists have come. */
export function usePlaceLists(initial?: ChosenPlace) {
  const api = useApi();
  const [province, setProvince] = useState(initial?.province.key ?? '');
  const isInitial = province === initial?.province.key;
  const provinceList = useQuery(provincesQuery(api));
  const cityList = useQuery(citiesQuery(api, province));
  const provinces: readonly Named[] | undefined = provinceList.data ?? (initial && [initial.province]);
  const cities: readonly Named[] | undefined = cityList.data ?? (isInitial ? [initial.city] : undefined);
  return { province, setProvince, provinces, cities, list: provinceList.isError ? provinceList : cityList };
}
