import type { LeadClosed, LeadThread } from '@diyar/api/contracts/leads';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import css from './composer.module.css';

/** In the composer's place: why nothing can be written here, and where to go on. */
export function ClosedNote({ lead, closed }: { lead: LeadThread; closed: LeadClosed }) {
  const { t } = useTranslation('leads');
  const page = closed === 'transferred' && lead.side === 'enquirer' ? lead.listing?.path : null;
  return (
    <p role="note" className={css.failure}>
      {t(`closed.${closed}`)} {page && <AppLink to={page}>{t('closed.askAgain')}</AppLink>}
    </p>
  );
}
