import type { OfficeProfile } from '@diyar/api/contracts/offices';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { directoryPath } from '#features/offices/directory-search.ts';
import { OfficeMark } from '#features/offices/office-mark.tsx';
import { officePlace } from '#features/offices/office-place.ts';
import { PremiumBadge } from '#features/offices/premium-badge.tsx';
import { Rating } from '#features/offices/rating.tsx';
import { VerifiedMark } from '#features/offices/verified-mark.tsx';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Container } from '#ui/container.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { OFFICE_TABS, type OfficeTab, tabPath } from './office-tabs.ts';
import css from './profile-frame.module.css';

type Props = { office: OfficeProfile; tab: OfficeTab; children: ReactNode };

/** Head of an office's page, and the parts of its page as links: each part has an address. */
export function ProfileFrame({ office, tab, children }: Props) {
  const { t } = useTranslation('offices');
  const { name, slug, logo, verified, premium, since, listings, team } = office;
  const count = { listings, reviews: office.reviews, team: team.length, overview: 0, contact: 0 };

  return (
    <>
      <div className={css.head}>
        <Container>
          <div className={css.who}>
            <OfficeMark name={name} slug={slug} logo={logo} size={92} />
            <div className={css.words}>
              <h1 className={css.name}>
                {name} {verified && <VerifiedMark label={t('badges.verified')} size={26} />}
              </h1>
              <ul className={css.facts}>
                <li>
                  <IconMapPin size={18} stroke={1.6} aria-hidden />
                  <AppLink to={directoryPath({ province: office.province.key, sortBy: 'listings', page: 1 })}>
                    {officePlace(office, t('comma'))}
                  </AppLink>
                </li>
                <li>
                  <span>
                    {t('card.since')} <DateText value={since} />
                  </span>
                </li>
                {office.rating !== null && (
                  <li>
                    <Rating office={office} />
                  </li>
                )}
                {premium && (
                  <li>
                    <PremiumBadge />
                  </li>
                )}
              </ul>
            </div>
            {tab !== 'contact' && (
              <LinkButton to={tabPath(slug, 'contact')} className={css.contact}>
                {t('profile.contactAction')}
              </LinkButton>
            )}
          </div>
          <nav aria-label={t('profile.tabs')} className={css.tabs}>
            {OFFICE_TABS.map((option) => (
              <AppLink
                key={option}
                to={tabPath(slug, option)}
                className={css.tab}
                aria-current={option === tab ? 'page' : undefined}
                preventScrollReset
              >
                {t(`profile.${option}`)}
                {count[option] > 0 && <span className={css.count}>{formatNumber(count[option])}</span>}
              </AppLink>
            ))}
          </nav>
        </Container>
      </div>
      <Container className={css.body}>{children}</Container>
    </>
  );
}
