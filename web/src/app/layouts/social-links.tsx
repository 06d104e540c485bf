import { useTranslation } from 'react-i18next';
import { type SocialNetwork, useSite } from '#lib/site.ts';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandX,
  IconBrandYoutube,
} from '#ui/icons.ts';
import css from './footer.module.css';

const ICONS: Record<SocialNetwork, typeof IconBrandX> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  telegram: IconBrandTelegram,
  youtube: IconBrandYoutube,
  linkedin: IconBrandLinkedin,
  x: IconBrandX,
};

export function SocialLinks() {
  const { t } = useTranslation();
  const { social } = useSite();
  if (social.length === 0) return null;
  return (
    <ul className={css.social}>
      {social.map(({ network, url }) => {
        const Icon = ICONS[network];
        return (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('footer.follow', { network: t(`networks.${network}`) })}
            >
              <Icon size={21} stroke={1.6} aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
