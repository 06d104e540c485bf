import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useTranslation } from 'react-i18next';
import { useSite } from '#lib/site.ts';
import { IconAnchor } from '#ui/link-button.tsx';

export function WhatsappButton() {
  const { t } = useTranslation();
  const { whatsapp } = useSite();
  if (!whatsapp) return null;
  return (
    <IconAnchor
      label={t('nav.whatsapp')}
      href={`https://wa.me/${whatsapp.slice(1)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <IconBrandWhatsapp size={22} stroke={1.6} aria-hidden />
    </IconAnchor>
  );
}
