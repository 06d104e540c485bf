import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { useRequestKey } from '#lib/use-request-key.ts';
import { createBoosts } from './api.ts';
import type { Choice } from './boost-sum.ts';

/** Pays for a choice; a retry of the same one is the same purchase. */
export function useBuy(onDone: () => void) {
  const { t } = useTranslation('boosts');
  const api = useApi();
  const client = useQueryClient();
  const keyOf = useRequestKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ startsAt, shownPrice, ...choice }: Choice & { shownPrice: number }) => {
      const body = { ...choice, shownPrice, ...(startsAt && { startsAt }) };
      return createBoosts(api, body, keyOf(body));
    },
    onSuccess: ({ boosts }) => {
      toast.success(t('dialog.done', { count: boosts.length }));
      onDone();
    },
    // A boost changes credit, listings and payments; after a refusal prices and places are asked for anew.
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE] }),
  });
  const problem = error instanceof ApiError ? error.message : error ? t('dialog.failed') : undefined;
  return { buy: mutate, isBusy: isPending, problem };
}
