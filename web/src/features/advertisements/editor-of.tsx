import type { AdChoice } from '@diyar/api/rules/advertisements';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { FailedPanel, retryOf } from '#ui/failed-panel.tsx';
import { Loading } from '#ui/loading.tsx';
import { oneQuery, pricingQuery } from './api.ts';
import { Editor } from './editor.tsx';
import { topUpPath } from './top-up-path.ts';

type Props = { id: string | undefined; balance: number; first: AdChoice; onDone: () => void };

/** The form once its prices, and what it changes, are there; a budget that is short leads on to adding credit. */
export function EditorOf({ id, balance, first, onDone }: Props) {
  const { t } = useTranslation('advertisements');
  const api = useApi();
  const lang = useLang();
  const navigate = useNavigate();
  const pricing = useQuery(pricingQuery(api));
  const one = useQuery({ ...oneQuery(api, id ?? ''), enabled: id !== undefined });
  const error = (!one.data && one.error) || (!pricing.data && pricing.error);
  if (error)
    return (
      <FailedPanel
        title={error === one.error ? t('edit.gone') : undefined}
        error={error}
        onRetry={retryOf(pricing, one)}
      />
    );
  if (!pricing.data || (id && !one.data)) return <Loading />;
  return (
    <Editor
      pricing={pricing.data}
      balance={balance}
      advertisement={one.data}
      first={one.data ?? first}
      onDone={(missing, advertisement) =>
        missing > 0 ? navigate(withLang(topUpPath(missing, { advertisement }), lang)) : onDone()
      }
    />
  );
}
