import type { ListingStatus } from '@diyar/api/contracts/listings';
import type { MyListing } from '@diyar/api/contracts/my-listings';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { lateDialog } from '#ui/late-dialog.tsx';
import { confirmListing, deleteListing } from './api.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { Colleague } from './hand-over-dialog.tsx';
import css from './listing-row.module.css';
import { ListingRow } from './listing-row.tsx';
import type { RowAct } from './row-notes.tsx';

// A list is read more often than something is asked about it: the code of forms comes with the first question.
const AppealDialog = lateDialog(async () => (await import('./appeal-dialog.tsx')).AppealDialog);
const HandOverListingDialog = lateDialog(async () => (await import('./hand-over-dialog.tsx')).HandOverListingDialog);

/** What other features know of a listing's status. */
export type StatusParts = {
  badge: (status: ListingStatus) => ReactNode;
  nameOf: (status: ListingStatus) => string;
  dealOf: (transactionType: string | null) => string | null;
  dialog: (listing: MyListing, done: () => void, close: () => void) => ReactNode;
  /** What is printed and sent of a public one. */
  window: (listing: MyListing, close: () => void) => ReactNode;
};
type Props = {
  items: readonly MyListing[];
  isStale: boolean;
  parts: StatusParts;
  /** The office's people, the reader too. */
  team: readonly Colleague[];
};

/** A page of my listings: what is done to one of them, and to several at once. */
export function MyList({ items, isStale, parts, team }: Props) {
  const { t } = useTranslation('my-listings');
  const api = useApi();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<{ listing: MyListing; act: RowAct }>();
  const [busy, setBusy] = useState<string>();
  // What has left the page is not acted on unseen.
  const selected = items.filter(({ id }) => chosen.has(id));
  const refresh = () => client.invalidateQueries({ queryKey: [PRIVATE] });

  async function run(listing: MyListing, work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(listing.id);
    setAsked(undefined);
    try {
      await work();
      toast.success(done);
    } catch {
      // The call layer has said why; the list shows how things stand.
    } finally {
      await refresh();
      setBusy(undefined);
    }
  }
  function act(listing: MyListing, what: RowAct): void {
    if (what === 'confirm') void run(listing, () => confirmListing(api, listing.id), t('confirmed'));
    else setAsked({ listing, act: what });
  }
  const close = () => setAsked(undefined);

  return (
    <>
      <ul className={css.list} aria-busy={isStale || undefined}>
        {items.map((listing) => (
          <ListingRow
            key={listing.id}
            listing={listing}
            badge={parts.badge(listing.status)}
            deal={parts.dealOf(listing.transactionType)}
            isBusy={busy === listing.id}
            hasColleagues={team.length > 1}
            isSelected={chosen.has(listing.id)}
            onSelect={(isOn) => setChosen((now) => withOrWithout(now, listing.id, isOn))}
            onAct={(what) => act(listing, what)}
          />
        ))}
      </ul>
      <BulkBar
        selected={selected}
        total={items.length}
        nameOf={parts.nameOf}
        onAll={() => setChosen(new Set(items.map(({ id }) => id)))}
        onNone={() => setChosen(new Set())}
        onChanged={refresh}
      />
      {asked?.act === 'status' && parts.dialog(asked.listing, () => void refresh(), close)}
      {asked?.act === 'window' && parts.window(asked.listing, close)}
      {asked?.act === 'appeal' && <AppealDialog listing={asked.listing} onDone={refresh} onClose={close} />}
      {asked?.act === 'handOver' && (
        <HandOverListingDialog listing={asked.listing} team={team} onDone={refresh} onClose={close} />
      )}
      {asked?.act === 'delete' && (
        <ConfirmDialog
          title={t('delete.title', { name: asked.listing.title ?? t('untitled') })}
          text={t(asked.listing.publishedAt ? 'delete.text' : 'delete.textDraft')}
          confirm={t('delete.button')}
          onConfirm={() => void run(asked.listing, () => deleteListing(api, asked.listing.id), t('delete.done'))}
          onClose={close}
        />
      )}
    </>
  );
}

function withOrWithout(all: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> {
  const next = new Set(all);
  if (isOn) next.add(id);
  else next.delete(id);
  return next;
}
