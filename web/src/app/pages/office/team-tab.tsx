import type { OfficeProfile } from '@diyar/api/contracts/offices';
import { letterOf } from '@diyar/api/rules/office-letter';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import css from './team-tab.module.css';

/** The people of the office, its owners first. */
export function TeamTab({ office: { name, team } }: { office: OfficeProfile }) {
  const { t } = useTranslation('offices');
  return (
    <section>
      <h2 className={css.title}>{t('profile.teamTitle', { name })}</h2>
      {team.length === 0 && <EmptyState icon={<IconUsers size={36} stroke={1.3} />} title={t('team.none')} />}
      <ul className={css.team}>
        {team.map((member, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one name may work there, and the API tells no ids
          <li key={index} className={css.member}>
            <span className={css.mark} aria-hidden="true">
              {letterOf(member.name)}
            </span>
            <span>
              <bdi className={css.name}>{member.name}</bdi>
              <span className={css.role}>{t(`team.${member.role}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
