import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { saveSearch, type Wish } from '#features/saved-searches/api.ts';
import { consumeWish, rememberWish } from '#features/saved-searches/pending.ts';
import { type Choice, SearchDialog } from '#features/saved-searches/search-dialog.tsx';
import { useChips } from '#features/search/chips.ts';
import { formatSearch, type Search } from '#features/search/search-params.ts';
import { useSearch } from '#features/search/use-search.ts';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { useSessionState } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { useOfferPush } from '../../push/use-offer-push.ts';
import { useMessages } from '../../use-messages.ts';

type Props = { title: string; search: Search; onClose: () => void };

const LONGEST_NAME = 80;

/** Says what is saved, asks for a name and how to tell of matches; a visitor then registers, and it is saved on the way back. */
export function SaveDialog({ title, search, onClose }: Props) {
  const hasWords = useMessages('saved-searches');
  const { t } = useTranslation('saved-searches');
  const { answer } = useSearch();
  const chips = useChips(search, answer);
  const { status } = useSessionState();
  const { pathname, search: address } = useLocation();
  const navigate = useNavigate();
  const lang = useLang();
  const save = useSave();
  const [isBusy, setBusy] = useState(false);
  if (!hasWords) return null;
  const isVisitor = status === 'anonymous';

  async function submit({ name, frequency, byEmail, inApp }: Choice): Promise<void> {
    const wish: Wish = { name, frequency, byEmail, inApp, query: formatSearch(search) };
    if (isVisitor) {
      rememberWish(wish);
      await navigate(withLang('/register', lang), { state: { from: pathname + address } });
      return;
    }
    setBusy(true);
    if (await save(wish)) onClose();
    else setBusy(false);
  }
  return (
    <SearchDialog
      title={t('dialog.save')}
      text={t(isVisitor ? 'dialog.visitorText' : 'dialog.saveText')}
      initial={{ name: title.slice(0, LONGEST_NAME), frequency: 'instant', byEmail: true, inApp: true }}
      filters={chips.map(({ label }) => label)}
      submit={t(isVisitor ? 'dialog.register' : 'dialog.submit')}
      isBusy={isBusy}
      onSubmit={(choice) => void submit(choice)}
      onClose={onClose}
    />
  );
}

/** Saves what was chosen before the log-in. */
export function WishGranted() {
  const hasWords = useMessages('saved-searches');
  const save = useSave();
  useEffect(() => {
    const wish = hasWords ? consumeWish() : undefined;
    if (wish) void save(wish);
  });
  return null;
}

/** @returns whether it is kept; a failure is said by a toast */
function useSave(): (wish: Wish) => Promise<boolean> {
  const { t } = useTranslation('saved-searches');
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const lang = useLang();
  const offerPush = useOfferPush();
  return async (wish) => {
    try {
      const { existed } = await saveSearch(api, wish);
      const run = () => void navigate(withLang('/dashboard/saved-searches', lang));
      toast.success(t(existed ? 'existed' : 'saved'), { action: { label: t('show'), run } });
      void client.invalidateQueries({ queryKey: [PRIVATE, 'saved-searches'] });
      offerPush();
      return true;
    } catch {
      return false;
    }
  };
}
