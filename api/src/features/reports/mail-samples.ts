import type { Lang } from '#lib/endpoint.ts';
import { FUNNEL } from './contract.ts';
import { weeklyLetter } from './weekly-mails.ts';

const SAMPLE = {
  ar: { office: 'مكتب الشام العقاري', name: 'رنا', title: 'شقة مكسوّة في المزة' },
  en: { office: 'Sham Estates', name: 'Rana', title: 'Finished flat in Mezzeh' },
} as const;
const falling = (first: number) =>
  Object.fromEntries(FUNNEL.map((figure, at) => [figure, Math.round(first / 4 ** at)])) as Record<
    (typeof FUNNEL)[number],
    number
  >;

export const reportsMails = {
  weekly_report: {
    stream: 'weeklyReport',
    letter: (lang: Lang, hrefOf: (path: string) => string) => {
      const { title, ...office } = SAMPLE[lang];
      return weeklyLetter(
        {
          ...office,
          period: { from: '2026-11-21', to: '2026-11-27' },
          ...{ totals: falling(640), before: falling(512), medianMinutes: 42 },
          listings: [{ id: '123', code: '123', title, views: 210, leads: 6 }],
        },
        lang,
        hrefOf,
      );
    },
  },
} as const;
