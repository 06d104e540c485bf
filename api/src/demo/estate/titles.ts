import type { Draft, Written } from '../draft.ts';
import { digits, sizedName } from './rooms-in-words.ts';
import { DEALS, FEATURE_WORDS, FINISHING, KINDS, PAPERS } from './words.ts';

type Figures = Omit<Written, 'titleAr' | 'titleEn' | 'descriptionAr' | 'descriptionEn'>;

const ROOMS_AR = ['', 'غرفة', 'غرفتين', 'ثلاث غرف', 'أربع غرف', 'خمس غرف'];

/** A line each, as it stands on the street: what, the deal, where, and one thing to be proud of. */
export function estateTitles(draft: Draft, figures: Figures): Pick<Written, 'titleAr' | 'titleEn'> {
  const { random, category, spot, languages, transactionType } = draft;
  const kind = KINDS[category.slug];
  const deal = DEALS[transactionType] ?? DEALS.sale;
  const place = spot.neighborhood ?? spot.city;
  const indic = random.chance(0.3);
  const finishing = FINISHING[String(figures.attributes.finishing)];
  const paper = PAPERS[String(figures.attributes.ownership_paper)];

  const what = kind ? random.pick(kind.ar) : category.nameAr;
  const where = random.pick([
    `في ${place.nameAr}`,
    `ب${place.nameAr}`,
    `${place.nameAr}`,
    `في ${place.nameAr} - ${spot.city.nameAr}`,
  ]);
  const extras = [
    figures.rooms
      ? random.pick([
          ROOMS_AR[figures.rooms] || `${digits(figures.rooms, indic)} غرف`,
          `${digits(figures.rooms, indic)} غرف`,
        ])
      : '',
    figures.area ? `${digits(figures.area, indic)} ${random.pick(['متر', 'م', 'م2', 'متر مربع'])}` : '',
    finishing ? random.pick(finishing.ar) : '',
    paper ? random.pick(paper.ar) : '',
    figures.features[0] ? (FEATURE_WORDS[figures.features[0]]?.ar[0] ?? '') : '',
  ].filter(Boolean);
  const titleAr = clean(
    [what, deal ? random.pick(deal.ar) : '', where, ...random.some(extras, random.int(0, 2))].join(' '),
  );

  const name = kind ? random.pick(kind.en) : category.nameEn;
  const size = sizedName(name, figures);
  const plus = figures.area && random.chance(0.6) ? `, ${figures.area} m²` : '';
  const titleEn = clean(
    `${capital(size)} ${deal?.en ?? 'for sale'} in ${place.nameEn}${spot.neighborhood ? `, ${spot.city.nameEn}` : ''}${plus}`,
  );
  return { titleAr: languages.ar ? titleAr : null, titleEn: languages.en ? titleEn : null };
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 150);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
