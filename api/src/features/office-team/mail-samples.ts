import type { Lang } from '#lib/endpoint.ts';
import { invitationLetter } from './mail-invitation.ts';

const SAMPLE = {
  ar: { office: 'مكتب الشام العقاري', inviter: 'رنا حداد' },
  en: { office: 'Sham Estates', inviter: 'Rana Haddad' },
} as const;

export const officeTeamMails = {
  office_invitation: {
    letter: (lang: Lang, hrefOf: (path: string) => string) =>
      invitationLetter({ ...SAMPLE[lang], role: 'agent', href: hrefOf('/invitation') }, lang),
  },
};
