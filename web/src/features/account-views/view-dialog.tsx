import type { AdminUser } from '@diyar/api/contracts/admin-users';
import { homeOf } from '@diyar/api/rules/sections';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { storeView } from '#lib/view-memory.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';

type Props = { user: AdminUser; onGone: () => void; onClose: () => void };

/** Asks why before an administrator sees the site as somebody else; then this tab is that person's, reading only. */
export function ViewDialog({ user: { id, firstName, lastName, type }, onGone, onClose }: Props) {
  const { t } = useTranslation('account-views');
  const api = useApi();
  const lang = useLang();

  async function begin({ reason }: { reason: string }) {
    const view = await api.post('/admin/users/:id/view-as', {
      ...{ params: { id }, body: { reason: reason.trim() }, errorToast: false },
    });
    storeView(view);
    location.assign(withLang(homeOf(type), lang));
  }
  return (
    <ReasonDialog
      title={t('title', { name: `${firstName} ${lastName}` })}
      consequences={[t('reads'), t('hidden'), t('audited')]}
      confirm={t('begin')}
      reason={{ label: t('reason'), hint: t('reasonHint'), isRequired: true }}
      onConfirm={begin}
      stale={['user_not_found', 'user_is_admin']}
      onStale={onGone}
      onClose={onClose}
    />
  );
}
