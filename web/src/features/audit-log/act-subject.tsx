import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import css from './act-change.module.css';
import type { AuditedAct } from './api.ts';

const PLACES: Partial<Record<string, (id: string) => string>> = {
  user: (id) => `/dashboard/admin/users?open=${id}`,
  listing: (id) => `/dashboard/admin/listings/${id}`,
};
/** Kinds that are people or things, and so have a name while they are there. */
const NAMED = ['user', 'listing', 'office', 'office_application'];

/** Subject of an act: its name, which leads to it. */
export function ActSubject({ subject: { kind, id, name } }: { subject: AuditedAct['subject'] }) {
  const { t } = useTranslation('audit-log');
  if (!NAMED.includes(kind)) return <bdi className={css.key}>{id}</bdi>;
  if (name === null) return t('gone');
  const place = PLACES[kind]?.(id);
  if (!place) return <bdi className={css.key}>{name}</bdi>;
  return (
    <AppLink to={place} className={css.key}>
      <bdi>{name}</bdi>
    </AppLink>
  );
}
