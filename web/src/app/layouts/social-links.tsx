import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import { useTranslation } from 'react-i18next';
import { type SocialNetwork, useSite } from '#lib/site.ts';
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
