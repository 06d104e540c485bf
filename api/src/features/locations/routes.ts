import { join } from 'node:path';
import { locate, streetAt } from '@diyar/db';
import type { FastifyPluginAsync } from 'fastify';
import { nameOf, streetsNamedLike } from '#lib/catalogue/index.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { isOnWater } from '../tiles/index.ts';
import { isOffStreets } from '../walks/index.ts';
import * as contract from './contract.ts';
import { placesNamedLike } from './match-places.ts';
import { presentCity, presentNeighborhood, presentProvince, presentStreet } from './present.ts';

const SHORTEST_LOOKUP = 2;
const MOST_STREETS = 8;

/** Places from the gazetteer in memory. Look-ups of fewer than two letters return nothing (spec, section 5). */
export const locationRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts, config } = app.deps;
  const tiles = join(config.dataDir, 'tiles');

  serve(app, contract.provinces, async ({ query, request }) => {
    const { places } = (await facts.get()).catalogue;
    const lang = query.language ?? request.lang;
    return { provinces: places.provinces.map((place) => presentProvince(place, lang)) };
  });

  serve(app, contract.citiesOfProvince, async ({ params, query, request }) => {
    const { places } = (await facts.get()).catalogue;
    const province = places.find('province', params.province);
    if (!province) throw new AppError('place_not_found', 404);
    const lang = query.language ?? request.lang;
    return { cities: province.children.map((city) => presentCity(city, lang)) };
  });

  serve(app, contract.searchCities, async ({ query, request }) => {
    if (query.query.length < SHORTEST_LOOKUP) return { cities: [] };
    const { places } = (await facts.get()).catalogue;
    const lang = query.language ?? request.lang;
    const cities = places.all.filter((place) => place.kind === 'city');
    return { cities: placesNamedLike(cities, query.query, 20).map((city) => presentCity(city, lang)) };
  });

  serve(app, contract.searchNeighborhoods, async ({ query, request }) => {
    if (query.query.length < SHORTEST_LOOKUP) return { neighborhoods: [] };
    const { places } = (await facts.get()).catalogue;
    const lang = query.language ?? request.lang;
    const city = query.cityId ? places.find('city', query.cityId) : undefined;
    if (query.cityId && !city) return { neighborhoods: [] };
    const among = city?.children ?? places.all.filter((place) => place.kind === 'neighborhood');
    return {
      neighborhoods: placesNamedLike(among, query.query, 20).map((neighborhood) =>
        presentNeighborhood(neighborhood, lang),
      ),
    };
  });

  serve(app, contract.locatePoint, async ({ query, request }) => {
    const point = { lng: query.longitude, lat: query.latitude };
    const [located, streetKey, isOff, { catalogue }] = await Promise.all([
      locate(db, point),
      streetAt(db, point),
      isOffStreets(db, [point.lng, point.lat]).then((isOff) => isOff || isOnWater(tiles, point)),
      facts.get(),
    ]);
    const lang = query.language ?? request.lang;
    const place = (id: string | undefined) => (id ? catalogue.places.byId(id) : undefined);
    const province = place(located?.province.id);
    const city = place(located?.city.id);
    const neighborhood = place(located?.neighborhood?.id);
    const street = located && streetKey !== undefined ? catalogue.streets.byKey(streetKey) : undefined;
    return {
      inside: located !== undefined,
      province: province ? presentProvince(province, lang) : null,
      city: city ? presentCity(city, lang) : null,
      neighborhood: neighborhood ? presentNeighborhood(neighborhood, lang) : null,
      street: street ? { key: street.key, name: nameOf(street, lang) } : null,
      isOffStreets: located !== undefined && isOff,
    };
  });

  serve(app, contract.searchStreets, async ({ query, request }) => {
    if (query.query.length < SHORTEST_LOOKUP) return { streets: [] };
    const { streets } = (await facts.get()).catalogue;
    const lang = query.language ?? request.lang;
    const found = streetsNamedLike(streets, query.query, MOST_STREETS, true);
    return { streets: found.map((street) => presentStreet(street, streets, lang)) };
  });

  serve(app, contract.streets, async ({ query, request }) => {
    const { streets } = (await facts.get()).catalogue;
    const lang = query.language ?? request.lang;
    const found = (query.keys ?? []).flatMap((key) => streets.byKey(key) ?? []);
    return { streets: found.map((street) => ({ key: street.key, name: nameOf(street, lang), bbox: street.bbox })) };
  });

  serve(app, contract.getCity, async ({ params, query, request }) => {
    const { places } = (await facts.get()).catalogue;
    const city = places.find('city', params.id);
    if (!city) throw new AppError('place_not_found', 404);
    return { city: presentCity(city, query.language ?? request.lang) };
  });

  serve(app, contract.neighborhoodsOfCity, async ({ params, query, request }) => {
    const { places } = (await facts.get()).catalogue;
    const city = places.find('city', params.id);
    if (!city) throw new AppError('place_not_found', 404);
    const lang = query.language ?? request.lang;
    return { neighborhoods: city.children.map((child) => presentNeighborhood(child, lang)) };
  });
};
