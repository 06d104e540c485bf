import { useTranslation } from 'react-i18next';
import { SettingsCard } from '#ui/desk/settings-card.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export function AppearanceTab() {
  const { t } = useTranslation('settings');
  return (
    <>
      <SettingsCard title={t('language.title')} text={t('language.text')}>
        <LanguageChoice />
      </SettingsCard>
      <SettingsCard title={t('theme.title')} text={t('theme.text')}>
        <ThemeChoice />
      </SettingsCard>
    </>
  );
}
