import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useTranslation } from 'react-i18next';
import css from './account-kind.module.css';

export const ACCOUNT_KINDS = ['personal', 'office'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];
const ICONS = { personal: IconUser, office: IconBuildingStore };

type Props = { value: AccountKind; onChange: (kind: AccountKind) => void };

/** For whom the account is. */
export function AccountKindChoice({ value, onChange }: Props) {
  const { t } = useTranslation('accounts');
  return (
    <fieldset className={css.kinds}>
      <legend>{t('register.kind')}</legend>
      {ACCOUNT_KINDS.map((kind) => {
        const Icon = ICONS[kind];
        return (
          <label key={kind} className={css.kind}>
            <input
              type="radio"
              name="accountType"
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <Icon size={22} stroke={1.6} aria-hidden />
            <span className={css.kindName}>{t(`register.kinds.${kind}.name`)}</span>
            <span className={css.kindText}>{t(`register.kinds.${kind}.text`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
