import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import css from './act-subject.module.css';
import type { AuditedAct } from './api.ts';

const PLACES: Partial<Record<string, (id: string) => string>> = {
  user: (id) => `/dashboard/admin/users?open=${id}`,
  listing: (id) => `/dashboard/admin/listings/${id}`,
};
/** Kinds that are people or things, and so have a name while they are there. */
const NAMED = ['user', 'listing', 'office', 'office_application'];

/** Subject of an act: its name, which leads to it, and the way to all else that was done to it. */
export function ActSubject({ subject, historyPath }: { subject: AuditedAct['subject']; historyPath: string }) {
  const { t } = useTranslation('audit-log');
  const { kind, id, name } = subject;
  if (!NAMED.includes(kind)) return <bdi className={css.key}>{id}</bdi>;
  const place = PLACES[kind]?.(id);
  return (
    <span className={css.subject}>
      {name === null ? (
        <span className={css.gone}>{t('gone')}</span>
      ) : place ? (
        <AppLink to={place}>
          <bdi>{name}</bdi>
        </AppLink>
      ) : (
        <bdi>{name}</bdi>
      )}
      <AppLink to={historyPath} className={css.history}>
        {t('history')}
      </AppLink>
    </span>
  );
}
