import type { Plan } from '@diyar/api/contracts/plans';
import { isPlanFeature, PLAN_FEATURES, PLAN_LINES, type PlanLine } from '@diyar/api/rules/plan-features';
import { Table } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import css from './account-types.module.css';

const TYPES = ['personal', 'office', 'standard', 'premium'] as const;
type Type = (typeof TYPES)[number];

/** What hangs on the type of account and on no plan. */
const OF_TYPE = { publish: 'personal', boosts: 'personal', verified: 'office' } as const;
const FEATURES = Object.keys(OF_TYPE) as (keyof typeof OF_TYPE)[];

const planOf: Record<Type, (plan: Plan) => boolean> = {
  personal: ({ isFor }) => isFor === 'regular',
  office: ({ isFor }) => isFor === 'office',
  standard: ({ family }) => family === 'standard',
  premium: ({ family }) => family === 'premium',
};

/** Types of account side by side, the limits as they are sold now. */
export function AccountTypes({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation('office-features');
  const lineOf = (type: Type, code: PlanLine) =>
    plans.find(planOf[type])?.features.find((feature) => feature.code === code);
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
          {PLAN_LINES.map((code) => (
            <Table.Tr key={code} data-feature={code}>
              <Table.Th scope="row">{t(`features.${code}`)}</Table.Th>
              {TYPES.map((type) => (
                <Table.Td key={type}>
                  <Amount code={code} line={lineOf(type, code)} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
          {FEATURES.map((feature) => (
            <Table.Tr key={feature}>
              <Table.Th scope="row">{t(`features.${feature}`)}</Table.Th>
              {TYPES.map((type, index) => (
                <Table.Td key={type}>
                  <Mark isThere={index >= TYPES.indexOf(OF_TYPE[feature])} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** How much of it there is, where it is counted. */
function Amount({ code, line }: { code: PlanLine; line: Plan['features'][number] | undefined }) {
  const { t } = useTranslation('office-features');
  const isCounted = code === 'listings' || (isPlanFeature(code) && PLAN_FEATURES[code].counts !== null);
  if (!line || !isCounted) return <Mark isThere={line !== undefined} />;
  return line.amount === null ? t('unlimited') : formatNumber(line.amount);
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
