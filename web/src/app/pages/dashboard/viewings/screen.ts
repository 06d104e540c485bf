import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import type { Screen } from '#app/screens/screen.ts';

export const screen: Screen = {
  path: 'viewings',
  access: ['regular', 'office'],
  entry: { title: { ar: 'مواعيد المعاينة', en: 'Viewings' }, icon: IconCalendarEvent },
  ns: ['viewings', 'desk', 'form'],
};
