import type { Lang } from '#lib/endpoint.ts';
import { mapped } from '#lib/tables/rows-by-page.ts';
import { type Table, timeCell } from '#lib/tables/table.ts';
import type { ActivePerson } from './contract.ts';

const COLUMNS = {
  ar: [
    ...['المعرّف', 'الاسم', 'النوع', 'المكتب', 'إعلانات', 'أرقام طُلبت'],
    ...['استفسارات واردة', 'استفسارات مُرسلة', 'رسائل', 'آخر ظهور'],
  ],
  en: [
    ...['ID', 'Name', 'Type', 'Office', 'Listings', 'Numbers revealed'],
    ...['Inquiries received', 'Inquiries sent', 'Messages', 'Last seen'],
  ],
} as const;
const TYPES: Record<Lang, Record<ActivePerson['type'], string>> = {
  ar: { regular: 'شخصي', office: 'مكتب', admin: 'إدارة' },
  en: { regular: 'Personal', office: 'Office', admin: 'Administrator' },
};

export const activityTable = (people: AsyncIterable<ActivePerson>, lang: Lang): Table => ({
  columns: COLUMNS[lang],
  rows: mapped(people, (person) => [
    ...[person.id, person.name, TYPES[lang][person.type], person.office],
    ...[person.listings, person.reveals, person.leadsReceived, person.leadsSent, person.messages],
    timeCell(person.lastSeenAt),
  ]),
});
