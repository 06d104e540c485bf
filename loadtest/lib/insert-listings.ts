import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';

const CHUNK = 5_000;

const SENTENCES = [
  'كسوة ممتازة والمطبخ راكب والحمامات مجددة بالكامل',
  'إطلالة مفتوحة على الحديقة والشارع العام وشمس طول النهار',
  'قريبة من المدارس والمواصلات والسوق والجامع والمشفى',
  'طاقة شمسية وخزان مياه وبئر وكهرباء خط ذهبي',
  'السعر قابل للتفاوض عند المعاينة والدفع نقدا أو على دفعتين',
  'المعاينة كل يوم بعد الظهر والتواصل عبر الواتساب فقط',
  'جاهزة للاستلام فورا والأوراق كاملة ولا يوجد أي إشكال',
  'بناء حديث مع مصعد وموقف سيارات وحارس على مدار الساعة',
  'النظافة ممتازة والاستعمال شخصي من أول صاحب ولم تؤجر من قبل',
  'Close to schools, transport and the market; quiet street and friendly neighbours',
  'Recently renovated with new plumbing, double glazing and central heating',
  'Price is negotiable after viewing; serious buyers only please',
];
const WORDS = ['مميزة', 'واسعة', 'نظيفة', 'جديدة', 'فاخرة', 'هادئة', 'لقطة', 'مجددة', 'عائلية', 'استثنائية'];

/**
 * Inserts listings that look like listings, fast (one statement per 5,000): real categories and places, points round their
 * place, prices by orders of magnitude, texts of a dozen sentences. Repeatable for the same database and seed.
 * @returns the id of the owner they all belong to
 */
export async function insertListings(db: Db, count: number, { status = 'active', seed = 0.5 } = {}): Promise<string> {
  const owner = await rowOf(db('users').insert({ first_name: 'ليلى', last_name: 'الخطيب' }).returning('id'));
  for (let from = 0; from < count; from += CHUNK) {
    const to = Math.min(count, from + CHUNK);
    await db.transaction(async (trx) => {
      await trx.raw('select setseed(?)', [(seed + from / 1e9) % 1]);
      await trx.raw(INSERT, { owner: owner.id, status, from, to, sentences: SENTENCES, words: WORDS });
    });
  }
  return owner.id;
}

const INSERT = `
  with place as materialized (
      select array_agg(n.id) as ids, array_agg(c.id) as cities, array_agg(p.id) as provinces, array_agg(n.center) as centers,
        array_agg(n.name_ar) as names, count(*)::int as count
      from locations n join locations c on c.id = n.parent_id join locations p on p.id = c.parent_id
      where n.kind = 'neighborhood'),
    category as materialized (
      select array_agg(id) as ids, array_agg(name_ar) as names, array_agg(property_type) as types, count(*)::int as count
      from (select * from categories where level = 2 order by property_type is null, slug limit 60) chosen),
    option as materialized (
      select array_agg(jsonb_build_object(a.slug, case a.type when 'select' then to_jsonb(o.value)
        else jsonb_build_array(o.value) end)) as pairs, count(*)::int as count
      from attribute_options o join attributes a on a.id = o.attribute_id where a.type in ('select', 'multiselect')),
    roll as materialized (
      select i, 1 + floor(random() * place.count)::int as place, 1 + floor(power(random(), 2) * category.count)::int as category,
        random() as a, random() as b, random() as c, random() as d, random() as e,
        1 + floor(random() * option.count)::int as first_option, 1 + floor(random() * option.count)::int as second_option
      from generate_series(:from::int + 1, :to::int) i, place, category, option)
  insert into listings (owner_id, status, category_id, property_type, transaction_type, title_ar, title_en, description_ar,
    description_en, price_cents, area, bedrooms, bathrooms, rooms, floor, furnishing, availability, features, attributes,
    province_id, city_id, neighborhood_id, point, priority, published_at)
  select :owner::uuid, :status, category.ids[r.category], category.types[r.category],
    (array['sale', 'sale', 'rent', 'rent', 'both', 'exchange'])[1 + floor(a * 6)::int],
    concat(category.names[r.category], ' ', (:words::text[])[1 + floor(b * 10)::int], ' للبيع في ', place.names[r.place], ' ',
      40 + floor(c * 300)::int, ' متر'),
    case when d < 0.3 then concat('Listing number ', i, ' with ', 40 + floor(c * 300)::int, ' m2 and ', floor(e * 6)::int, ' rooms') end,
    concat_ws('، ', (:sentences::text[])[1 + floor(a * 9)::int], (:sentences::text[])[1 + floor(b * 9)::int],
      (:sentences::text[])[1 + floor(c * 9)::int], (:sentences::text[])[1 + floor(d * 9)::int], 'رقم ', i, (:sentences::text[])[1 + floor(e * 9)::int]),
    case when d < 0.3 then concat_ws('. ', (:sentences::text[])[10 + floor(a * 3)::int], (:sentences::text[])[10 + floor(b * 3)::int]) end,
    (power(10, 3 + a * 5) * (1 + b))::bigint * 100, round((30 + power(c, 3) * 500)::numeric, 0),
    floor(e * 6)::int, 1 + floor(d * 3)::int, 1 + floor(e * 7)::int, floor(b * 9)::int,
    (array['furnished', 'semi_furnished', 'unfurnished', null])[1 + floor(c * 4)::int],
    (array['available', 'available', 'coming_soon', null])[1 + floor(d * 4)::int],
    (array['parking', 'elevator', 'balcony', 'garden', 'security', 'renovated'])[1 + floor(a * 6)::int : 1 + floor(b * 6)::int],
    option.pairs[r.first_option] || option.pairs[r.second_option],
    place.provinces[r.place], place.cities[r.place], place.ids[r.place],
    st_setsrid(st_makepoint(
      least(42.5, greatest(35.6, st_x(place.centers[r.place]) + (c - 0.5) * 0.02)),
      least(37.4, greatest(32.3, st_y(place.centers[r.place]) + (d - 0.5) * 0.02))), 4326),
    floor(b * 20)::int, app_now() - e * interval '90 days'
  from roll r, place, category, option`;
