import type { Draft } from '@diyar/api/contracts/listing-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { restoreListing } from '../api.ts';
import css from '../create-form.module.css';

/** Instead of the form: what lies in the archive is not written on, so it says so before anything is typed. */
export function ArchivedNote({ draft: { id, isChange } }: { draft: Draft }) {
  const { t } = useTranslation('listing-form');
  const [api, client] = [useApi(), useQueryClient()];
  const restore = useMutation({
    mutationFn: () => restoreListing(api, id, isChange ? 'active' : 'draft'),
    onSuccess: () => client.invalidateQueries({ queryKey: [PRIVATE] }),
  });
  return (
    <div className={css.missing}>
      <h2>{t('archived.title')}</h2>
      <p>{t(isChange ? 'archived.text' : 'archived.textDraft')}</p>
      <p role="alert" className={css.refusal}>
        {restore.error?.message}
      </p>
      <div className={css.acts}>
        <PlainButton aria-disabled={restore.isPending || undefined} onClick={() => restore.mutate()}>
          {t(isChange ? 'archived.restore' : 'archived.restoreDraft')}
        </PlainButton>
        <LinkButton to="/dashboard/properties?status=archived" look="outline">
          {t('archived.all')}
        </LinkButton>
      </div>
    </div>
  );
}
