import type { Plan } from '@diyar/api/contracts/plans';
import { Table } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import css from './account-types.module.css';

const TYPES = ['personal', 'office', 'standard', 'premium'] as const;
type Type = (typeof TYPES)[number];

/** From which type on something is there. */
const SINCE: Record<string, Type> = {
  publish: 'personal',
  boosts: 'personal',
  page: 'office',
  verified: 'office',
  team: 'office',
  leads: 'office',
  reports: 'standard',
  badge: 'premium',
  support: 'premium',
};
const FEATURES = Object.keys(SINCE);

const planOf: Record<Type, (plan: Plan) => boolean> = {
  personal: ({ isFor }) => isFor === 'regular',
  office: ({ isFor }) => isFor === 'office',
  standard: ({ family }) => family === 'standard',
  premium: ({ family }) => family === 'premium',
};

/** Types of account side by side, the limits as they are sold now. */
export function AccountTypes({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation('office-features');
  const limitOf = (type: Type) => {
    const plan = plans.find(planOf[type]);
    if (!plan) return '–';
    return plan.listingLimit === null ? t('unlimited') : formatNumber(plan.listingLimit);
  };
  return (
    <Table.ScrollContainer
      className={css.frame}
      minWidth={560}
      type="native"
      tabIndex={0}
      role="region"
      aria-label={t('compare')}
    >
      <Table className={css.table} verticalSpacing={12} horizontalSpacing={14}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            {TYPES.map((type) => (
              <Table.Th key={type} scope="col">
                {t(`types.${type}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Th scope="row">{t('features.listings')}</Table.Th>
            {TYPES.map((type) => (
              <Table.Td key={type}>{limitOf(type)}</Table.Td>
            ))}
          </Table.Tr>
          {FEATURES.map((feature) => (
            <Table.Tr key={feature}>
              <Table.Th scope="row">{t(`features.${feature as 'page'}`)}</Table.Th>
              {TYPES.map((type, index) => (
                <Table.Td key={type}>
                  <Mark isThere={index >= TYPES.indexOf(SINCE[feature] ?? 'premium')} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Mark({ isThere }: { isThere: boolean }) {
  const { t } = useTranslation('office-features');
  const Icon = isThere ? IconCheck : IconMinus;
  return (
    <>
      <Icon size={20} stroke={1.8} aria-hidden className={isThere ? css.yes : css.no} />
      <span className="d-visually-hidden">{t(isThere ? 'yes' : 'no')}</span>
    </>
  );
}
