import type { ListingStatus } from '@diyar/api/contracts/listings';
import type { MyListing } from '@diyar/api/contracts/my-listings';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { IconButton, PlainButton } from '#ui/link-button.tsx';
import { actOnSeveral } from './api.ts';
import { type BulkName, bodyOf, offered, suits } from './bulk.ts';
import css from './bulk-bar.module.css';
import { BulkResults, type Result } from './bulk-results.tsx';

type Props = {
  selected: readonly MyListing[];
  /** How many the page holds. */
  total: number;
  nameOf: (status: ListingStatus) => string;
  onAll: () => void;
  onNone: () => void;
  onChanged: () => Promise<unknown>;
};

/** Acts on the selection; it stands at the foot of the screen, in reach of a thumb. */
export function BulkBar({ selected, total, nameOf, onAll, onNone, onChanged }: Props) {
  const { t } = useTranslation('my-listings');
  const api = useApi();
  const [asked, setAsked] = useState<BulkName>();
  const [isBusy, setBusy] = useState(false);
  const [results, setResults] = useState<Result[]>();
  const count = selected.length;

  async function act(name: BulkName): Promise<void> {
    setBusy(true);
    setAsked(undefined);
    try {
      const titles = new Map(selected.map(({ id, title }) => [id, title ?? t('untitled')]));
      const outcome = await actOnSeveral(api, bodyOf(name), [...titles.keys()]);
      if (outcome.failed === 0) toast.success(t(`bulk.${name}.done`, { count: outcome.done }));
      else setResults(outcome.results.map((result) => ({ ...result, title: titles.get(result.listingId) ?? '' })));
      onNone();
    } catch {
      // The call layer has said why; the selection stays for another try.
    } finally {
      await onChanged();
      setBusy(false);
    }
  }
  const ask = (name: BulkName) => !isBusy && setAsked(name);
  const unsuited = asked ? selected.filter((listing) => !suits(listing, asked)).length : 0;

  return (
    <>
      {count > 0 && (
        <section className={css.bar} aria-label={t('bulk.label')} aria-busy={isBusy || undefined}>
          <p role="status" className={css.count}>
            {t('bulk.selected', { count })}
          </p>
          {count < total && (
            <PlainButton look="plain" compact onClick={onAll}>
              {t('bulk.all', { count: total })}
            </PlainButton>
          )}
          <div className={css.acts}>
            {offered(selected).map((name) => (
              <PlainButton
                key={name}
                look={name === 'delete' ? 'danger' : 'outline'}
                compact
                data-act={name}
                onClick={() => ask(name)}
              >
                {t(`bulk.${name}.button`)}
              </PlainButton>
            ))}
          </div>
          <IconButton label={t('bulk.none')} className={css.none} onClick={onNone}>
            <IconX size={20} stroke={1.6} aria-hidden />
          </IconButton>
        </section>
      )}
      {asked && (
        <ConfirmDialog
          title={t(`bulk.${asked}.title`, { count })}
          text={
            <>
              {t(`bulk.${asked}.text`)}
              {unsuited > 0 && ` ${t('bulk.unsuited', { count: unsuited })}`}
            </>
          }
          confirm={t(`bulk.${asked}.button`)}
          onConfirm={() => void act(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {results && <BulkResults results={results} nameOf={nameOf} onClose={() => setResults(undefined)} />}
    </>
  );
}
