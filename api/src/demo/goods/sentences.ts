import type { CategoryFact, Option } from '#lib/catalogue/categories.ts';
import type { Random } from '../random.ts';
import type { Manner } from './manners.ts';

interface Facts {
  name: string;
  place: string;
  labels: Option[];
  year: string;
  /** A transaction type, or 'none' where nothing changes hands (jobs, services). */
  deal: string;
  manner: Manner;
}
type Attributes = Record<string, unknown>;

const DEALS_AR: Record<string, readonly string[]> = {
  sale: ['للبيع', 'للبيع', ''],
  rent: ['للإيجار', 'للايجار'],
  both: ['للبيع أو الإيجار'],
  exchange: ['للمبادلة', 'للبدل'],
  investment: ['للاستثمار'],
};
const DEALS_EN: Record<string, string> = {
  sale: 'for sale',
  rent: 'for rent',
  both: 'for sale or rent',
  exchange: 'for exchange',
  investment: 'for investment',
};
const END_AR = [
  'للتواصل عبر الموقع، ومنرد بنفس اليوم.',
  'للجادين فقط لو سمحتوا.',
  'أهلا وسهلا بالجميع.',
  'والله يرزق الجميع.',
];

export const ARABIC = {
  title(random: Random, { name, labels, year, deal, place, manner }: Facts): string {
    const parts = [
      name,
      ...labels.map((label) => label.labelAr).filter((label) => !name.includes(label)),
      year,
      random.pick(DEALS_AR[deal] ?? ['']),
      deal === 'none' ? `في ${place}` : random.pick([...manner.state, `في ${place}`]),
    ];
    const title = parts.filter(Boolean).join(' ');
    return (title.length < 8 ? `${title} في ${place}` : title).slice(0, 150);
  },
  description(random: Random, facts: Facts, category: CategoryFact, attributes: Attributes): string {
    const { name, labels, place, deal, manner } = facts;
    const what = [name, ...labels.map((label) => label.labelAr)].join(' ');
    const known = worded(category, attributes, 'ar').join('، ');
    const lines = [
      `${what}${deal === 'none' ? '' : ` ${random.pick(DEALS_AR[deal] ?? [''])}`} في ${place}.`,
      known && `${known}.`,
      random.pick(manner.bodyAr),
      random.pick(END_AR),
    ];
    return long(
      lines.filter(Boolean).join(' '),
      'التفاصيل كاملة عند التواصل، والصور المعروضة حقيقية وحديثة وبدون تعديل.',
    );
  },
};

const END_EN = [
  'Message us through the site and we answer the same day.',
  'Serious enquiries only, please.',
  'Everyone is welcome.',
];

export const ENGLISH = {
  title(_random: Random, { name, labels, year, deal, place }: Facts): string {
    const parts = [year, ...labels.map((label) => label.labelEn).filter((label) => !name.includes(label)), name];
    return `${parts.filter(Boolean).join(' ')} ${DEALS_EN[deal] ?? ''} in ${place}`.replace(/\s+/g, ' ').slice(0, 150);
  },
  description(random: Random, facts: Facts, category: CategoryFact, attributes: Attributes): string {
    const { name, labels, place, deal, manner } = facts;
    const known = worded(category, attributes, 'en').join(', ');
    const lines = [
      `${[...labels.map((label) => label.labelEn), name].join(' ')} ${DEALS_EN[deal] ?? ''} in ${place}.`.replace(
        /\s+/g,
        ' ',
      ),
      known && `${known}.`,
      random.pick(manner.bodyEn),
      random.pick(END_EN),
    ];
    return long(lines.filter(Boolean).join(' '), 'All the details on request; the photos are recent and unedited.');
  },
};

const long = (text: string, more: string) => (text.length >= 110 ? text : `${text} ${more}`);

/** Up to five attributes in words: «الوقود: بنزين». */
function worded(category: CategoryFact, attributes: Attributes, lang: 'ar' | 'en'): string[] {
  return category.attributes
    .flatMap((attribute) => {
      const value = attributes[attribute.slug];
      const name = lang === 'ar' ? attribute.nameAr : attribute.nameEn;
      const unit = (lang === 'ar' ? attribute.unitAr : attribute.unitEn) ?? '';
      if (typeof value === 'number') return [`${name}: ${value} ${unit}`.trim()];
      const option = attribute.options.find((option) => option.value === value);
      return option && option.value !== 'other' ? [`${name}: ${lang === 'ar' ? option.labelAr : option.labelEn}`] : [];
    })
    .slice(0, 5);
}
