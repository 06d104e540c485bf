import type { DraftRow } from '@diyar/api/contracts/listing-form';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { imageAddress } from '#lib/image-address.ts';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { IconButton } from '#ui/link-button.tsx';
import { WholeNumbers } from '#ui/whole-numbers.tsx';
import { discardDraft, draftsQuery } from '../api.ts';
import { type Begun, begunOf } from '../begun.ts';
import { dropCopy, storedCopies } from '../local-copy.ts';
import css from './draft-list.module.css';

const NONE: DraftRow[] = [];

type Props = {
  owner: string;
  /** Goes on in the address of whichever is chosen. */
  carried: string;
  /** A draft is gone, and whatever else this device keeps of it may go too. */
  onRemoved: (id: string) => Promise<void> | undefined;
};

/** Drafts on the server and on this device: one tap leads back to it. Nothing when nothing was. */
export function DraftList({ owner, carried, onRemoved }: Props) {
  const { t } = useTranslation('listing-form');
  const api = useApi();
  const lang = useLang();
  const queryClient = useQueryClient();
  const { data = NONE, isFetched } = useQuery(draftsQuery(api));
  const [asked, setAsked] = useState<Begun>();
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const begun = begunOf(data, storedCopies(owner), lang).filter(({ id }) => !dropped.includes(id));
  if (!isFetched || begun.length === 0) return null;

  async function remove({ id, isOnServer }: Begun): Promise<void> {
    setAsked(undefined);
    if (isOnServer) await discardDraft(api, id);
    dropCopy(owner, id);
    await onRemoved(id)?.catch(() => {});
    setDropped((before) => [...before, id]);
    await queryClient.invalidateQueries({ queryKey: draftsQuery(api).queryKey });
  }

  return (
    <section className={css.drafts} aria-labelledby="drafts-title">
      <h2 id="drafts-title" className={css.title}>
        {t('drafts.title')}
      </h2>
      <ul className={css.list}>
        {begun.map((draft) => {
          const title = draft.title || t('drafts.untitled');
          return (
            <li key={draft.id} className={css.row}>
              <AppLink className={css.link} to={pathOf(draft, carried)}>
                <Cover image={draft.image} />
                <span className={css.words}>
                  <span className={css.name} dir="auto">
                    <WholeNumbers>{title}</WholeNumbers>
                  </span>
                  <span className={css.dim}>
                    {draft.category && <>{draft.category} · </>}
                    {t('drafts.saved')} <DateText value={draft.updatedAt} relative />
                  </span>
                  {draft.mark && <span className={css.mark}>{t(`drafts.${draft.mark}`)}</span>}
                </span>
              </AppLink>
              <IconButton label={t('drafts.remove', { title })} onClick={() => setAsked(draft)}>
                <IconTrash size={20} stroke={1.6} aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('drafts.removeTitle')}
          text={t(asked.isChange ? 'drafts.removeChangeText' : 'drafts.removeText', {
            title: asked.title || t('drafts.untitled'),
          })}
          confirm={t('drafts.removeYes')}
          onConfirm={() => void remove(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

const pathOf = ({ id, isChange }: Begun, carried: string) =>
  isChange ? `/dashboard/properties/edit/${id}?${carried}` : `/dashboard/properties/new?draft=${id}${carried}`;

function Cover({ image }: { image: DraftRow['image'] }): ReactNode {
  if (!image) {
    return (
      <span className={css.cover}>
        <IconPhoto size={22} stroke={1.5} aria-hidden />
      </span>
    );
  }
  return (
    <span className={css.cover} style={{ background: image.color }}>
      <img src={imageAddress(image.id, 160)} alt="" width={64} height={48} loading="lazy" />
    </span>
  );
}
