import type { Lang } from '#lib/endpoint.ts';
import { mapped } from '#lib/tables/rows-by-page.ts';
import { type Table, timeCell } from '#lib/tables/table.ts';
import type { AdminUser } from './contract.ts';

const WORDS = {
  ar: {
    columns: [
      'الرقم',
      'الاسم',
      'البريد',
      'البريد مؤكد',
      'الهاتف',
      'الهاتف مؤكد',
      'النوع',
      'الحالة',
      'السبب',
      'المكتب',
      'الإعلانات',
      'تاريخ الانضمام',
      'آخر ظهور',
    ],
    types: { regular: 'شخصي', office: 'مكتب', admin: 'إدارة' },
    standing: { active: 'فعّال', suspended: 'موقوف', banned: 'محظور', closed: 'مغلق' },
    yes: 'نعم',
    no: 'لا',
  },
  en: {
    columns: [
      'ID',
      'Name',
      'Email',
      'Email verified',
      'Phone',
      'Phone verified',
      'Type',
      'Status',
      'Reason',
      'Office',
      'Listings',
      'Joined',
      'Last seen',
    ],
    types: { regular: 'Personal', office: 'Office', admin: 'Administrator' },
    standing: { active: 'Active', suspended: 'Suspended', banned: 'Banned', closed: 'Closed' },
    yes: 'yes',
    no: 'no',
  },
} as const;

export function userTable(users: AsyncIterable<AdminUser>, lang: Lang): Table {
  const { columns, types, standing, yes, no } = WORDS[lang];
  const rows = mapped(users, (user) => [
    user.id,
    `${user.firstName} ${user.lastName}`.trim(),
    user.email,
    user.emailVerified ? yes : no,
    user.phone,
    user.phoneVerified ? yes : no,
    types[user.type],
    standing[user.status],
    user.reason,
    user.office?.name ?? null,
    user.listings,
    timeCell(user.createdAt),
    timeCell(user.lastSeenAt),
  ]);
  return { columns, rows };
}
