import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { WholeNumbers } from '#ui/whole-numbers.tsx';
import {
  COMPARED_AT_MOST,
  clearCompared,
  comparePath,
  removeCompared,
  useCompared,
  useRefused,
} from './compare-store.ts';
import css from './compare-tray.module.css';

/** At the foot of the window: what is chosen, how many more fit, and the way to the table. */
export function CompareTray() {
  const { t } = useTranslation('compare');
  const compared = useCompared();
  const refused = useRefused();
  if (compared.length === 0) return null;
  const room = COMPARED_AT_MOST - compared.length;

  return (
    <section className={css.tray} aria-label={t('tray')}>
      <ul className={css.items}>
        {compared.map(({ id, title, image }) => (
          <li key={id} className={css.item}>
            <Picture
              photo={image ? { id: image } : null}
              alt=""
              sizes="56px"
              largest={160}
              ratio="1"
              className={css.photo}
            />
            <span className={css.name} dir="auto">
              <WholeNumbers>{title}</WholeNumbers>
            </span>
            <button
              type="button"
              className={css.remove}
              aria-label={t('removeNamed', { title })}
              onClick={() => removeCompared(id)}
            >
              <IconX size={16} stroke={2} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {refused ? (
        <p className={css.refused} role="alert">
          {t('full', { count: COMPARED_AT_MOST })}
        </p>
      ) : (
        <p className={css.hint} role="status">
          {room > 0 ? t('room', { count: room }) : t('complete')}
        </p>
      )}
      <div className={css.actions}>
        <PlainButton look="plain" compact onClick={clearCompared}>
          {t('clear')}
        </PlainButton>
        {compared.length > 1 && (
          <LinkButton compact to={comparePath(compared.map(({ id }) => id))}>
            {t('open', { count: compared.length })}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
