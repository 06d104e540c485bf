import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#testing/test-app.ts';

let api: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const path = (text: string) => encodeURI(text);

describe('places', () => {
  it('lists the fourteen governorates in the language asked for', async () => {
    const { json } = await api.get('/cities/provinces');
    expect(json.data.provinces).toHaveLength(14);
    expect(json.data.provinces.map((province: { name: string }) => province.name)).toContain('حلب');
    const english = await api.get('/cities/provinces?language=en');
    expect(english.json.data.provinces.map((province: { name: string }) => province.name)).toContain('Aleppo');
  });

  it('lists the cities of a governorate, by key or id', async () => {
    const { json } = await api.get('/cities/provinces/rif-dimashq/cities', 'en');
    const jaramana = json.data.cities.find((city: { key: string }) => city.key === 'jaramana');
    expect(jaramana).toMatchObject({ name: 'Jaramana', provinceSlug: 'rif-dimashq' });
    const byId = await api.get(`/cities/${jaramana.id}`, 'en');
    expect(byId.json.data.city).toEqual(jaramana);
  });

  it.each([
    ['المزة', 'damascus.mezzeh'],
    ['مزه', 'damascus.mezzeh'],
    ['Mazzeh', 'damascus.mezzeh'],
    ['كفرسوسة', 'damascus.kafr-sousa'],
    ['كفر سوسه', 'damascus.kafr-sousa'],
  ])('finds the neighborhood people write as %s', async (typed, key) => {
    const { json } = await api.get(path(`/cities/neighborhoods/search?query=${typed}`));
    expect(json.data.neighborhoods.map((neighborhood: { key: string }) => neighborhood.key)).toContain(key);
  });

  it('puts the place that is called just so first', async () => {
    const { json } = await api.get(path('/cities/neighborhoods/search?query=المزة&cityId=damascus'));
    expect(json.data.neighborhoods[0].key).toBe('damascus.mezzeh');
  });

  it.each([
    ['شارع بغداد', 'damascus.baghdad-street'],
    ['بغدا', 'damascus.baghdad-street'],
    ['baghdad', 'latakia.baghdad-avenue'],
    ['المالكي', 'damascus.adnan-al-malki-street'],
    ['malki', 'damascus.adnan-al-malki-street'],
    ['share3 baghdad', 'damascus.baghdad-street'],
    ['بشارع بغداد', 'damascus.baghdad-street'],
    ['شارع غسان خرفوش', 'latakia.ghassan-harfoush-street'],
    ['sa7et el omawiyin', 'damascus.al-umawiyeen-square'],
    ['شارع المتنبي اللاذقية', 'latakia.mutanabbi-street'],
    ['المتنبى باللاذقيه', 'latakia.mutanabbi-street'],
    ['lobia street', 'damascus.lubya-street'],
    ['omar ibn khattab street latakia', 'latakia.omar-bin-al-khattab-street'],
    ['اللاذقية المتنبي', 'latakia.mutanabbi-street'],
    ['دمشق شارع بغداد', 'damascus.baghdad-street'],
    ['عدنان المالكي ابو رمانة', 'damascus.adnan-al-malki-street'],
    ['غسان حرفوش الزراعة', 'latakia.ghassan-harfoush-street'],
    ['lobia yarmouk', 'damascus.lubya-street'],
    ['sami shawa', 'homs.samy-alshwa'],
  ])('finds the street people write as %s', async (typed, key) => {
    const { json } = await api.get(path(`/streets/search?query=${typed}`));
    expect(json.data.streets.map((street: { key: string }) => street.key)).toContain(key);
  });

  it('tells of a street what a form needs', async () => {
    const { json } = await api.get(path('/streets/search?query=Baghdad Street'), 'en');
    expect(json.data.streets[0]).toMatchObject({
      label: 'Baghdad Street, Damascus',
      name: 'Baghdad Street',
      provinceSlug: 'damascus',
      cityKey: 'damascus',
      cityName: 'Damascus',
    });
  });

  it.each(['', 'ح', 'a'])('returns nothing, without an error, for "%s"', async (typed) => {
    for (const lookup of ['cities/search', 'cities/neighborhoods/search', 'streets/search']) {
      const { statusCode, json } = await api.get(path(`/${lookup}?query=${typed}`));
      expect(statusCode).toBe(200);
      expect(Object.values(json.data)).toEqual([[]]);
    }
  });

  it('says in the caller’s language that a place is unknown', async () => {
    const arabic = await api.get('/cities/provinces/atlantis/cities');
    expect(arabic).toMatchObject({ statusCode: 404, json: { success: false, code: 'place_not_found' } });
    expect(arabic.json.message).toMatch(/[\u0600-\u06ff]/);
    expect((await api.get('/cities/atlantis', 'en')).json.message).toBe('There is no such place.');
  });
});
