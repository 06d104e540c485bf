import type { OfficeProfile } from '@diyar/api/contracts/offices';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionState } from '#lib/session.ts';
import { lateDialog } from '#ui/late-dialog.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { useLoginLink } from '../../login-link.ts';
import css from './contact-tab.module.css';

const OfficeNumber = lateDialog(async () => (await import('./office-number.tsx')).OfficeNumber);
const SIGN = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

/** The office's number for people with an account; visitors are led to the log-in page and back to this tab. */
export function ContactActions({ office: { id, hasPhone, hasWhatsapp } }: { office: OfficeProfile }) {
  const { t } = useTranslation('offices');
  const { user } = useSessionState();
  const login = useLoginLink();
  const [isOpen, setOpen] = useState(false);
  if (!hasPhone) return <p className={css.why}>{t('contact.noNumber')}</p>;
  if (!user) {
    return (
      <>
        <p className={css.login}>{t('contact.login')}</p>
        <div className={css.actions}>
          <LinkButton {...login}>{t('contact.logIn')}</LinkButton>
        </div>
        <p className={css.why}>{t('contact.why')}</p>
      </>
    );
  }

  const open = () => setOpen(true);
  return (
    <div className={css.actions}>
      <PlainButton onClick={open}>
        <IconPhone {...SIGN} />
        {t('contact.phone')}
      </PlainButton>
      {hasWhatsapp && (
        <PlainButton look="outline" onClick={open}>
          <IconBrandWhatsapp {...SIGN} />
          {t('contact.whatsapp')}
        </PlainButton>
      )}
      {isOpen && <OfficeNumber officeId={id} onClose={() => setOpen(false)} />}
    </div>
  );
}
