import type { Draft, Written } from '../draft.ts';
import { digits, roomsInArabic, roomsInEnglish } from './rooms-in-words.ts';
import {
  CLOSINGS,
  DEALS,
  ENGLISH_CLOSINGS,
  ENGLISH_NEARBY,
  FEATURE_WORDS,
  FINISHING,
  KINDS,
  NEARBY,
  OPENINGS,
  ORDINALS,
  PAPERS,
} from './words.ts';

type Figures = Omit<Written, 'titleAr' | 'titleEn' | 'descriptionAr' | 'descriptionEn'>;

/** A few sentences: what it is, its condition and papers, what is near, and how to go on. Never under 100 letters. */
export function estateDescriptions(draft: Draft, figures: Figures): Pick<Written, 'descriptionAr' | 'descriptionEn'> {
  const { languages } = draft;
  return {
    descriptionAr: languages.ar ? arabic(draft, figures) : null,
    descriptionEn: languages.en ? english(draft, figures) : null,
  };
}

function arabic({ random, category, spot, transactionType }: Draft, figures: Figures): string {
  const indic = random.chance(0.46);
  const kind = random.pick(KINDS[category.slug]?.ar ?? [category.nameAr]);
  const deal = random.pick(DEALS[transactionType]?.ar ?? ['للبيع']);
  const place = spot.neighborhood ? `${spot.neighborhood.nameAr}، ${spot.city.nameAr}` : spot.city.nameAr;
  const lines = [
    `${random.pick(OPENINGS)}${kind} ${deal} في ${place}${figures.area ? ` بمساحة ${digits(figures.area, indic)} متر مربع` : ''}.`,
  ];
  const rooms = roomsInArabic(figures, indic);
  if (rooms.length > 0) lines.push(random.pick(rooms));
  if (figures.floor !== null) {
    const ordinal = ORDINALS[figures.floor];
    lines.push(
      `الطابق ${ordinal ?? digits(figures.floor, indic)}${figures.floors ? ` من أصل ${digits(figures.floors, indic)}` : ''}.`,
    );
  }
  const finishing = FINISHING[String(figures.attributes.finishing)];
  const paper = PAPERS[String(figures.attributes.ownership_paper)];
  const facts = [
    finishing ? random.pick(finishing.ar) : '',
    ...figures.features.map((feature) => random.pick(FEATURE_WORDS[feature]?.ar ?? [''])),
    paper ? `الملكية ${random.pick(paper.ar)}` : '',
  ].filter(Boolean);
  if (facts.length > 0) lines.push(`${facts.join('، ')}.`);
  const commission = Number(figures.attributes.commission_months ?? 0) > 0;
  const first = figures.attributes.day_one_cash;
  if (typeof first === 'number')
    lines.push(`المطلوب عند العقد حوالي ${digits(first, indic)} دولار مع التأمين${commission ? ' والعمولة' : ''}.`);
  lines.push(
    `${random.pick(NEARBY)}.`,
    random.pick(commission ? CLOSINGS.filter((closing) => !closing.includes('بدون عمولة')) : CLOSINGS),
  );
  return lines.join(random.chance(0.4) ? '\n' : ' ');
}

function english({ random, category, spot, transactionType }: Draft, figures: Figures): string {
  const name = random.pick(KINDS[category.slug]?.en ?? [category.nameEn]);
  const place = spot.neighborhood ? `${spot.neighborhood.nameEn}, ${spot.city.nameEn}` : spot.city.nameEn;
  const lines = [
    `${name} ${DEALS[transactionType]?.en ?? 'for sale'} in ${place}${figures.area ? `, ${figures.area} m²` : ''}.`,
  ];
  lines.push(...roomsInEnglish(figures));
  if (figures.floor !== null)
    lines.push(
      figures.floor === 0 ? 'Ground floor.' : `Floor ${figures.floor}${figures.floors ? ` of ${figures.floors}` : ''}.`,
    );
  const facts = [
    FINISHING[String(figures.attributes.finishing)]?.en,
    ...figures.features.map((feature) => FEATURE_WORDS[feature]?.en),
    PAPERS[String(figures.attributes.ownership_paper)]?.en,
  ].filter((fact) => fact !== undefined);
  if (facts.length > 0) lines.push(`With ${facts.join(', ')}.`);
  lines.push(random.pick(ENGLISH_NEARBY), random.pick(ENGLISH_CLOSINGS));
  return lines.join(' ');
}
