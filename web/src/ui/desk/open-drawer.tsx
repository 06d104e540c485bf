import { Drawer, type DrawerProps } from '@mantine/core';
import { useInertPage } from './use-inert-page.ts';

/** Mantine's drawer; the page behind it is inert while it is open. */
export function OpenDrawer(props: DrawerProps) {
  useInertPage(props.opened);
  return <Drawer {...props} />;
}
