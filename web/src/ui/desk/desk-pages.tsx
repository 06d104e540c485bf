import { Group, Pagination } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../app-link.tsx';

type Props = {
  page: number;
  last: number;
  /** The address of a page, without `lang`. */
  pathTo: (page: number) => string;
};

/** Phones, whose line holds the way back and on and three pages between. */
const NARROW = '(max-width: 480px)';

/** Mantine's pagination as links; nothing when there is only one page. */
export function DeskPages({ page, last, pathTo }: Props) {
  const { t } = useTranslation('ui');
  const isNarrow = useMediaQuery(NARROW);
  if (last <= 1) return null;
  const linkTo = (number: number) => ({ component: AppLink, to: pathTo(number), onClick: () => scrollTo(0, 0) });
  return (
    <Pagination.Root
      total={last}
      value={page}
      siblings={isNarrow ? 0 : 1}
      getItemProps={(number) => ({ ...linkTo(number), 'aria-label': t('pages.go', { page: number }) })}
    >
      <Group component="nav" aria-label={t('pages.label')} gap={isNarrow ? 4 : 6} justify="center">
        {page > 1 && <Pagination.Previous {...linkTo(page - 1)} rel="prev" aria-label={t('pages.previous')} />}
        <Pagination.Items />
        {page < last && <Pagination.Next {...linkTo(page + 1)} rel="next" aria-label={t('pages.next')} />}
      </Group>
    </Pagination.Root>
  );
}
