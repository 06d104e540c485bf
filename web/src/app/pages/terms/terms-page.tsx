import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { useSite } from '#lib/site.ts';
import { InformationFrame } from '../information/information-frame.tsx';
import { Sections, type TextSection } from '../information/sections.tsx';

export function Page() {
  const { t } = useTranslation('terms');
  const { brand, email } = useSite();
  const lang = useLang();
  const sections = t('sections', { returnObjects: true, brand: brand[lang], email }) as TextSection[];
  return (
    <InformationFrame path="/terms" title={t('title')} intro={t('intro', { brand: brand[lang] })}>
      <Sections contents={t('contents')} sections={sections} />
    </InformationFrame>
  );
}
