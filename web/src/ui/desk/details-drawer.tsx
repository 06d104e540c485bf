import { Drawer, type DrawerProps } from '@mantine/core';
import { useInertPage } from './use-inert-page.ts';

/** Mantine's drawer for the details of a row, beside the list. Open while the address says so. */
export function DetailsDrawer(props: DrawerProps) {
  useInertPage(props.opened);
  return <Drawer {...props} />;
}
