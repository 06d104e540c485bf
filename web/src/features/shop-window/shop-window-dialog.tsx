import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { saveFile } from '#lib/save-file.ts';
import { useSessionState } from '#lib/session.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import { fetchPicture, fetchSheet, type Shown } from './api.ts';
import css from './shop-window-dialog.module.css';

type Props = {
  shown: Shown;
  /** Of the listing or the office. */
  title: string;
  /** Whole, with the language of the page. */
  address: string;
  onClose: () => void;
};

/** What is hung in a window or sent to people: a sheet to print, and a picture for messages. */
export function ShopWindowDialog({ shown, title, address, onClose }: Props) {
  const { t, i18n } = useTranslation(['shop-window', 'ui']);
  const api = useApi();
  // An office's telephone hangs in its window anyhow; a person chooses.
  const isOffice = useSessionState().user?.type === 'office';
  const [withPhone, setWithPhone] = useState(isOffice);
  const picture = useQuery({
    queryKey: [PRIVATE, 'shop-window', shown, withPhone, i18n.language],
    queryFn: () => fetchPicture(api, shown, withPhone),
    staleTime: 60_000,
  });
  const shownPicture = useAddressOf(picture.data);
  const name = `diyar-${address.replace(/\?.*$/, '').split('/').filter(Boolean).at(-1)}`;
  const print = useMutation({
    mutationFn: async () => saveFile(await fetchSheet(api, shown, withPhone), `${name}.pdf`),
  });

  /** A telephone passes the picture on itself; elsewhere it is saved, and WhatsApp opens with the address. */
  async function send(blob: Blob): Promise<void> {
    const file = new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
    const data = { files: [file], text: `${title}\n${address}` };
    if (navigator.canShare?.(data))
      try {
        return await navigator.share(data);
      } catch (error) {
        // Closing the sheet without a choice is one.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    saveFile(blob, file.name);
    window.open(`https://wa.me/?text=${encodeURIComponent(data.text)}`, '_blank', 'noopener');
  }

  return (
    <TitledDialog title={t('title')} onClose={onClose}>
      <p className={css.text}>{t('text')}</p>
      <div className={css.picture} aria-busy={picture.isFetching}>
        {shownPicture && <img src={shownPicture} width={216} height={270} alt={t('picture', { name: title })} />}
        {!shownPicture && !picture.error && <Bone width={216} height={270} radius={8} />}
        {picture.error && (
          <div role="alert" className={css.failed}>
            <p>{picture.error.message}</p>
            <PlainButton look="outline" compact onClick={() => picture.refetch()}>
              {t('ui:retry')}
            </PlainButton>
          </div>
        )}
      </div>
      <label className={css.phone}>
        <input type="checkbox" checked={withPhone} onChange={(event) => setWithPhone(event.currentTarget.checked)} />
        {t('phone')}
      </label>
      <div className={css.acts}>
        <PlainButton data-act="sheet" disabled={print.isPending} onClick={() => print.mutate()}>
          {t(print.isPending ? 'preparing' : 'sheet')}
        </PlainButton>
        <PlainButton
          look="outline"
          data-act="save-picture"
          disabled={!picture.data}
          onClick={() => picture.data && saveFile(picture.data, `${name}.jpg`)}
        >
          {t('save')}
        </PlainButton>
        <PlainButton
          look="outline"
          data-act="send-picture"
          disabled={!picture.data}
          onClick={() => picture.data && void send(picture.data)}
        >
          <IconBrandWhatsapp size={20} stroke={1.6} aria-hidden />
          {t('whatsapp')}
        </PlainButton>
      </div>
    </TitledDialog>
  );
}

/** An address for a file in memory, given up with it. */
function useAddressOf(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
