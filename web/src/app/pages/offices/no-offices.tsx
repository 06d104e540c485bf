import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Nothing fits, or the address names a page past the last. */
export function NoOffices({ pastEnd }: { pastEnd: boolean }) {
  const { t } = useTranslation('offices');
  return (
    <EmptyState
      as="h2"
      icon={<IconBuildingStore size={36} stroke={1.3} />}
      title={t(pastEnd ? 'directory.pastEnd' : 'directory.none')}
      text={pastEnd ? undefined : t('directory.noneText')}
    >
      <LinkButton to="/offices" look="outline">
        {t('directory.clear')}
      </LinkButton>
    </EmptyState>
  );
}
