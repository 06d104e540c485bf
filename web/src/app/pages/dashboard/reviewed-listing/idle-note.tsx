import { useTranslation } from 'react-i18next';
import type { Kind, ReviewDetail } from '#features/listing-review/api.ts';
import css from '#features/listing-review/review.module.css';
import { queuePath } from '#features/listing-review/use-review.ts';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';

type Onwards = { next: string | undefined; kind: Kind; leave: () => void };

function NextButtons({ next, kind, leave }: Onwards) {
  const { t } = useTranslation('listing-review');
  return (
    <div className={css.acts}>
      {next && <PlainButton onClick={leave}>{t('conflict.next')}</PlainButton>}
      <LinkButton to={queuePath(kind)} look={next ? 'outline' : 'primary'}>
        {t('conflict.queue')}
      </LinkButton>
    </div>
  );
}

/** Nothing waits: decided already, or never handed in. */
export function IdleNote({ listing: { status, rejection }, ...onwards }: Onwards & { listing: ReviewDetail }) {
  const { t } = useTranslation('listing-review');
  return (
    <div className={css.notice} data-tone="info">
      <p>{t('idle.text', { status: t(`status.${status}`) })}</p>
      {rejection && (
        <div>
          <p className={css.strong}>{t('idle.rejected')}</p>
          <ul>
            {rejection.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {rejection.text && (
              <li>
                <q dir="auto">{rejection.text}</q>
              </li>
            )}
          </ul>
        </div>
      )}
      <NextButtons {...onwards} />
    </div>
  );
}
