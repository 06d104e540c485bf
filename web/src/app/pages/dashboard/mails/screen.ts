import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'admin/mails',
  access: ['admin'],
  entry: { title: { ar: 'الرسائل كما تصل', en: 'Emails' }, icon: IconMail },
  ns: ['mail-gallery', 'settings', 'desk', 'form'],
};
