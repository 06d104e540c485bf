import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api-error.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** The way to the plans, where one is asked for more than it includes. */
export function PlanWay({ error }: { error: Error | null }) {
  const { t } = useTranslation('reports');
  if (!(error instanceof ApiError) || !error.code?.startsWith('plan_lacks_')) return null;
  return (
    <p>
      <LinkButton to="/dashboard/subscription">{t('plans')}</LinkButton>
    </p>
  );
}
