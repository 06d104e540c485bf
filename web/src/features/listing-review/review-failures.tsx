import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import type { Kind } from './api.ts';
import css from './review.module.css';
import type { Failure } from './review-queue.ts';
import { detailPath } from './use-review.ts';

type Props = { failures: readonly Failure[]; kind: Kind; onDismiss: () => void };

/** Decisions that came to nothing. The review has gone on meanwhile, so each names its listing. */
export function ReviewFailures({ failures, kind, onDismiss }: Props) {
  const { t } = useTranslation('listing-review');
  if (failures.length === 0) return null;
  return (
    <div className={css.failures} role="alert">
      <ul>
        {failures.map(({ id, title, message }) => (
          <li key={id}>
            <AppLink to={detailPath(id, kind)}>
              <bdi>{title}</bdi>
            </AppLink>
            {' – '}
            {message}
          </li>
        ))}
      </ul>
      <PlainButton look="outline" compact onClick={onDismiss}>
        {t('failures.dismiss')}
      </PlainButton>
    </div>
  );
}
