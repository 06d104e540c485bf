import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { AnchorButton } from '#ui/anchor-button.tsx';
import frame from '#ui/dialog.module.css';
import { PlainButton } from '#ui/link-button.tsx';
import { groupPhone } from '#ui/phone.tsx';
import { PausedReveal } from './paused-reveal.tsx';
import css from './reveal-dialog.module.css';

/** Whose number a dialog shows. */
type RevealTarget = { kind: 'listing'; id: string; code: number } | { kind: 'office'; id: string };
const PATH = { listing: '/listings/:id/contact', office: '/offices/:id/reveal' } as const;

/** Asked for once per visit: the server counts a person once per target, however often the dialog opens. */
const contactQuery = (api: Api, { kind, id }: RevealTarget) =>
  queryOptions({
    queryKey: [PRIVATE, 'reveal', kind, id],
    queryFn: ({ signal }) => api.post(PATH[kind], { params: { id }, body: {}, errorToast: false, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Shown until the number is known; tells nothing of it. */
const MASK = '09•• ••• •••';
const SIGN = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

type Props = {
  target: RevealTarget;
  onClose: () => void;
  /** Steps to prove an e-mail or a telephone in place; calls back once that is done. */
  proof: (onProven: () => void) => ReactNode;
};

/** The owner's or the office's number, asked for by opening this, and what to do with it; or why it is not shown. */
export function RevealDialog({ target, onClose, proof }: Props) {
  const { t } = useTranslation('reveals');
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const { data, error, refetch } = useQuery(contactQuery(useApi(), target));
  const refusal = error instanceof ApiError ? error.code : undefined;
  const again = () => void refetch();
  useEffect(() => ref.current?.showModal(), []);

  async function copy(number: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(number);
      toast.success(t('copied'));
    } catch {
      // An unsafe origin, or the visitor's refusal.
      toast.error(t('copyFailed'));
    }
  }

  return (
    <dialog ref={ref} className={frame.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className={frame.title}>
        {t(target.kind === 'office' ? 'officeTitle' : 'title')}
      </h2>
      <div aria-live="polite" aria-busy={!data && !error ? true : undefined}>
        {error ? (
          refusal !== 'reveal_paused' && <p className={css.refused}>{wordsOf(error) ?? t('error')}</p>
        ) : (
          <p className={css.number} data-masked={data ? undefined : true}>
            <bdi dir="ltr" aria-hidden={data ? undefined : true}>
              {data ? groupPhone(data.phone) : MASK}
            </bdi>
            {!data && <span className="d-visually-hidden">{t('coming')}</span>}
          </p>
        )}
      </div>
      {refusal === 'proof_needed' && proof(again)}
      {error instanceof ApiError && refusal === 'reveal_paused' && <PausedReveal error={error} onOver={again} />}
      {data && (
        <>
          <div className={css.ways}>
            <AnchorButton href={`tel:${data.phone}`}>
              <IconPhone {...SIGN} />
              {t('call')}
            </AnchorButton>
            {data.whatsapp && (
              <AnchorButton look="outline" href={data.whatsapp} target="_blank" rel="noopener noreferrer">
                <IconBrandWhatsapp {...SIGN} />
                {t('whatsapp')}
              </AnchorButton>
            )}
            <PlainButton look="outline" onClick={() => copy(data.phone)}>
              <IconCopy {...SIGN} />
              {t('copy')}
            </PlainButton>
          </div>
          <p className={css.note}>
            {target.kind === 'office' ? t('mentionOffice') : t('mention', { code: target.code })}
          </p>
          <p className={css.note}>{t('care')}</p>
        </>
      )}
      <div className={frame.actions}>
        <PlainButton look="outline" onClick={() => ref.current?.close()}>
          {t('close')}
        </PlainButton>
      </div>
    </dialog>
  );
}

/** A refusal says why in the server's words; what broke is worded here. */
function wordsOf(error: Error): string | undefined {
  return error instanceof ApiError && error.statusCode > 0 && error.statusCode < 500 ? error.message : undefined;
}
