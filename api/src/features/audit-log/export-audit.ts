import type { Lang } from '#lib/endpoint.ts';
import { mapped } from '#lib/tables/rows-by-page.ts';
import { type Table, timeCell } from '#lib/tables/table.ts';
import type { AuditedAct } from './contract.ts';

const COLUMNS = {
  ar: [
    'الرقم',
    'الوقت',
    'العملية',
    'من قام بها',
    'نوع المعني',
    'معرّف المعني',
    'اسم المعني',
    'قبل',
    'بعد',
    'السبب',
    'عنوان الشبكة',
  ],
  en: [
    'ID',
    'Time',
    'Action',
    'By',
    'Kind of subject',
    'Subject ID',
    'Subject',
    'Before',
    'After',
    'Reason',
    'Network address',
  ],
} as const;

const json = (value: AuditedAct['before']) => (value === null ? null : JSON.stringify(value));

/** Names of acts stay as they are kept: a program may read the file as well. */
export function auditTable(acts: AsyncIterable<AuditedAct>, lang: Lang): Table {
  const rows = mapped(acts, ({ id, at, action, actor, subject, before, after, reason, ip }) => [
    ...[id, timeCell(at), action, actor?.name ?? null],
    ...[subject.kind, subject.id, subject.name],
    ...[json(before), json(after), reason, ip],
  ]);
  return { columns: COLUMNS[lang], rows };
}
