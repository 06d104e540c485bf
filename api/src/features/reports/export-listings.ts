import type { Lang } from '#lib/endpoint.ts';
import type { Table } from '#lib/tables/table.ts';
import { FUNNEL, type ReportedListing } from './contract.ts';

const COLUMNS = {
  ar: [
    ...['الرقم', 'الإعلان', 'المشاهدات', 'طلبات الرقم', 'الاستفسارات', 'المعاينات', 'معاينات تمّت'],
    ...['مشاهدات في اليوم', 'الوسيط لدى المشابهة', 'عدد المشابهة'],
  ],
  en: [
    ...['Number', 'Listing', 'Views', 'Number requests', 'Inquiries', 'Viewings', 'Viewings done'],
    ...['Views a day', 'Median of similar listings', 'Similar listings'],
  ],
} as const;

export function reportTable(listings: AsyncIterable<ReportedListing>, lang: Lang): Table {
  async function* rows() {
    for await (const listing of listings)
      yield [
        ...[listing.code, listing.title, ...FUNNEL.map((name) => listing[name])],
        ...[listing.viewsPerDay, listing.similar?.viewsPerDay ?? null, listing.similar?.sample ?? null],
      ];
  }
  return { columns: COLUMNS[lang], rows: rows() };
}
