import { expect, it } from 'vitest';
import { directionsTo, geoLink, routeParts } from './map-links.ts';

const stop = (number: number) => ({ number, lng: 36 + number / 100, lat: 33.5 });
const asked = (href: string) => Object.fromEntries(new URL(href).searchParams);

it('leads through all stops to the last one, from where one is', () => {
  const [part, ...others] = routeParts([1, 2, 3].map(stop));
  expect(others).toEqual([]);
  expect(part).toMatchObject({ from: 1, to: 3 });
  expect(asked(part?.href ?? '')).toEqual({
    api: '1',
    travelmode: 'driving',
    destination: '33.5,36.03',
    waypoints: '33.5,36.01|33.5,36.02',
  });
});

it('is several ways where the map takes no more points', () => {
  const parts = routeParts(Array.from({ length: 12 }, (_, index) => stop(index + 1)));
  expect(parts.map(({ from, to }) => [from, to])).toEqual([
    [1, 10],
    [11, 12],
  ]);
  expect(routeParts([])).toEqual([]);
});

it('leads to one stop', () => {
  expect(asked(directionsTo({ lng: 36.2411771234, lat: 33.5 }))).toEqual({
    api: '1',
    travelmode: 'driving',
    destination: '33.5,36.241177',
  });
});

it('writes a name into an address of a phone’s map', () => {
  expect(geoLink({ lng: 36.24, lat: 33.5 }, 'شقة (المزة) & حديقة')).toBe(
    `geo:33.5,36.24?q=${encodeURIComponent('33.5,36.24(شقة  المزة  & حديقة)')}`,
  );
});
