import type { Lang } from '#lib/endpoint.ts';
import { mapped } from '#lib/tables/rows-by-page.ts';
import { type Table, timeCell } from '#lib/tables/table.ts';
import type { AdminListing } from './contract.ts';

const WORDS = {
  ar: {
    columns: [
      'رقم الإعلان',
      'المعرّف',
      'الحالة',
      'العنوان',
      'القسم',
      'المكان',
      'السعر بالدولار',
      'صاحب الإعلان',
      'المكتب',
      'بلاغات مفتوحة',
      'بدأ في',
      'نُشر في',
      'مميّز حتى',
    ],
    status: {
      draft: 'مسودة',
      pending: 'قيد المراجعة',
      active: 'منشور',
      rejected: 'مرفوض',
      sold: 'مُباع',
      rented: 'مؤجَّر',
      suspended: 'موقوف',
      archived: 'مؤرشف',
      expired: 'منتهٍ',
    },
  },
  en: {
    columns: [
      'Code',
      'ID',
      'Status',
      'Title',
      'Category',
      'Place',
      'Price in dollars',
      'Owner',
      'Office',
      'Open reports',
      'Begun',
      'Published',
      'Featured until',
    ],
    status: {
      draft: 'Draft',
      pending: 'In review',
      active: 'Published',
      rejected: 'Rejected',
      sold: 'Sold',
      rented: 'Rented',
      suspended: 'Suspended',
      archived: 'Archived',
      expired: 'Expired',
    },
  },
} as const;

export function listingTable(listings: AsyncIterable<AdminListing>, lang: Lang): Table {
  const { columns, status } = WORDS[lang];
  const rows = mapped(listings, (listing) => [
    ...[listing.code, listing.id, status[listing.status], listing.title, listing.category.name, listing.place],
    ...[listing.price, listing.owner.name, listing.office?.name ?? null, listing.openReports],
    ...[timeCell(listing.createdAt), timeCell(listing.publishedAt), timeCell(listing.featuredUntil)],
  ]);
  return { columns, rows };
}
