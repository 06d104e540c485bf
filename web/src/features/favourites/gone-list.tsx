import type { GoneCard } from '@diyar/api/contracts/favourites';
import type { List } from '@diyar/api/rules/favourites';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSession } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/link-button.tsx';
import { WholeNumbers } from '#ui/whole-numbers.tsx';
import css from './gone-list.module.css';
import { change } from './sync.ts';

/** Listings of a list that nobody can see any more: said, rather than silently missing. */
export function GoneList({ list, gone }: { list: List; gone: readonly GoneCard[] }) {
  const { t } = useTranslation('favourites');
  const api = useApi();
  const session = useSession();
  if (gone.length === 0) return null;
  const remove = (id: string) =>
    void change({ api, session }, list, { id, at: new Date().toISOString(), price: null }, false).catch(() => {});
  return (
    <section className={css.gone} aria-labelledby="gone">
      <h2 id="gone" className={css.title}>
        {t('gone.label')}
      </h2>
      <ul className={css.list}>
        {gone.map(({ id, state, title }) => (
          <li key={id} className={css.item}>
            <Badge tone="neutral">{t(`gone.${state}`)}</Badge>
            <span className={css.name} dir="auto">
              <WholeNumbers>{title ?? t('gone.untitled')}</WholeNumbers>
            </span>
            <IconButton label={t('gone.remove', { title: title ?? t('gone.untitled') })} onClick={() => remove(id)}>
              <IconX size={18} stroke={1.8} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
