import type { DrawerProps } from '@mantine/core';
import { lateDialog } from '../late-dialog.tsx';

/** The details of a row, beside the list. Open while the address says so; its code comes after the list. */
export const DetailsDrawer = lateDialog<DrawerProps>(async () => (await import('./open-drawer.tsx')).OpenDrawer);
