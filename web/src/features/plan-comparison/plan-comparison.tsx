import type { Plan } from '@diyar/api/contracts/plans';
import { isPlanFeature, PLAN_FEATURES, PLAN_LINES, type PlanLine } from '@diyar/api/rules/plan-features';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import css from './plan-comparison.module.css';

const GROUPS = { free: ['personal', 'office'], plan: ['standard', 'premium'] } as const;
const TYPES = [...GROUPS.free, ...GROUPS.plan];
type Type = (typeof TYPES)[number];
/** The plan that the pricing page recommends. */
const litOf = (type: Type) => (type === 'standard' ? css.lit : undefined);

/** What hangs on the type of account and on no plan. */
const OF_TYPE = { publish: 'personal', boosts: 'personal', verified: 'office' } as const;
const FEATURES = Object.keys(OF_TYPE) as (keyof typeof OF_TYPE)[];

const planOf: Record<Type, (plan: Plan) => boolean> = {
  personal: ({ isFor }) => isFor === 'regular',
  office: ({ isFor }) => isFor === 'office',
  standard: ({ family }) => family === 'standard',
  premium: ({ family }) => family === 'premium',
};

/** Types of account side by side, the limits as they are sold now and as the server keeps them. */
export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation('plan-comparison');
  const lineOf = (type: Type, code: PlanLine) =>
    plans.find(planOf[type])?.features.find((feature) => feature.code === code);
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={t('compare')}>
        <thead>
          <tr>
            <td />
            {(['free', 'plan'] as const).map((group) => (
              <th key={group} scope="colgroup" colSpan={GROUPS[group].length}>
                {t(`groups.${group}`)}
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {TYPES.map((type) => (
              <th key={type} scope="col" className={litOf(type)}>
                {t(`types.${type}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PLAN_LINES.map((code) => (
            <tr key={code} data-feature={code}>
              <th scope="row">{t(`features.${code}`)}</th>
              {TYPES.map((type) => (
                <td key={type} className={litOf(type)}>
                  <Amount code={code} line={lineOf(type, code)} />
                </td>
              ))}
            </tr>
          ))}
          {FEATURES.map((feature) => (
            <tr key={feature}>
              <th scope="row">{t(`features.${feature}`)}</th>
              {TYPES.map((type, index) => (
                <td key={type} className={litOf(type)}>
                  <Mark isThere={index >= TYPES.indexOf(OF_TYPE[feature])} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How much of it there is, where it is counted. */
function Amount({ code, line }: { code: PlanLine; line: Plan['features'][number] | undefined }) {
  const { t } = useTranslation('plan-comparison');
  const isCounted = code === 'listings' || (isPlanFeature(code) && PLAN_FEATURES[code].counts !== null);
  if (!line || !isCounted) return <Mark isThere={line !== undefined} />;
  return line.amount === null ? t('unlimited') : formatNumber(line.amount);
}

function Mark({ isThere }: { isThere: boolean }) {
  const { t } = useTranslation('plan-comparison');
  const Icon = isThere ? IconCheck : IconMinus;
  return (
    <>
      <Icon size={20} stroke={1.8} aria-hidden className={isThere ? css.yes : css.no} />
      <span className="d-visually-hidden">{t(isThere ? 'yes' : 'no')}</span>
    </>
  );
}
