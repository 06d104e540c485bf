import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { useRequestKey } from '#lib/use-request-key.ts';
import { DeskList } from '#ui/desk/desk-list.tsx';
import type { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { type Advertisement, ownQuery, pauseAdvertisement, payFor, resumeAdvertisement } from './api.ts';
import { DaysDialog } from './days-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { type Act, OwnTable } from './own-table.tsx';

type Desk = Pick<ReturnType<typeof useDeskParams<'status' | 'make' | 'figures'>>, 'values' | 'page' | 'pathTo'>;

/** One's own advertisements, and what is done about them. */
export function OwnList({ desk, balance }: { desk: Desk; balance: number }) {
  const { t } = useTranslation('advertisements');
  const api = useApi();
  const client = useQueryClient();
  const keyOf = useRequestKey();
  const list = useQuery(ownQuery(api, desk.values.status, desk.page));
  const [asked, setAsked] = useState<{ act: Act; advertisement: Advertisement }>();
  const close = () => setAsked(undefined);

  const send = useMutation({
    mutationFn: ({
      act,
      advertisement: { id, cost },
    }: {
      act: Act;
      advertisement: Advertisement;
    }): Promise<unknown> => {
      if (act === 'pause') return pauseAdvertisement(api, id);
      if (act === 'resume') return resumeAdvertisement(api, id);
      return payFor(api, { advertisement: id, shownPrice: cost }, keyOf({ id, cost }));
    },
    onSuccess: (_, { act }) =>
      toast.success(t(act === 'pause' ? 'toast.paused' : act === 'resume' ? 'toast.resumed' : 'toast.paid')),
    onError: (error, { act }) => act === 'pay' && toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE] }),
  });
  const act = (name: Act, advertisement: Advertisement) => {
    if (name === 'delete' || name === 'days') setAsked({ act: name, advertisement });
    else if (!send.isPending) send.mutate({ act: name, advertisement });
  };

  return (
    <>
      <DeskList
        query={list}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        empty={{
          ...{ title: t('empty.title'), text: t('empty.text') },
          icon: <IconSpeakerphone size={32} stroke={1.4} />,
        }}
      >
        {({ advertisements }) => (
          <OwnTable
            advertisements={advertisements}
            balance={balance}
            isStale={list.isPlaceholderData}
            editPath={(id) => desk.pathTo({ make: id })}
            figuresPath={(id) => desk.pathTo({ figures: id })}
            onAct={act}
          />
        )}
      </DeskList>
      {asked?.act === 'delete' && <DeleteDialog advertisement={asked.advertisement} onClose={close} />}
      {asked?.act === 'days' && <DaysDialog advertisement={asked.advertisement} balance={balance} onClose={close} />}
    </>
  );
}
