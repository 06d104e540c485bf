import { ActionIcon, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../app-link.tsx';

export type RowAct = {
  /** `data-act`, by which tests find it. */
  key: string;
  label: string;
  /** Takes something away: a dialog asks, or a toast takes back. */
  isDanger?: boolean;
  isDisabled?: boolean;
} & ({ run: () => void } | { to: string });

type Props = {
  /** Name of the row. */
  of: string;
  acts: readonly (RowAct | false | null | undefined)[];
};

/** Acts of one row behind three dots. Nothing where nothing can be done. */
export function RowMenu({ of, acts }: Props) {
  const { t } = useTranslation('desk');
  const shown = acts.filter((act): act is RowAct => Boolean(act));
  if (shown.length === 0) return null;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon data-act="more" aria-label={t('actsOf', { name: of })}>
          <IconDots size={20} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {shown.map((act) => {
          const shared = {
            'data-act': act.key,
            mod: { danger: act.isDanger },
            disabled: act.isDisabled === true,
            children: act.label,
          };
          if ('to' in act) return <Menu.Item key={act.key} component={AppLink} to={act.to} {...shared} />;
          return <Menu.Item key={act.key} onClick={act.run} {...shared} />;
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
