import type { ClosingFacts } from '@diyar/api/contracts/profile';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import css from './closing-list.module.css';

/** What of this account ends with it, by name and amount; nothing where it has nothing. */
export function ClosingList({ facts }: { facts: ClosingFacts }) {
  const { t } = useTranslation('account-closing');
  const lang = useLang();
  const money = (amount: number) => isolate(formatMoney(amount, lang));
  const { listings, plan, boosts, advertisements, office, credit, waiting } = facts;
  const lines = [
    listings > 0 && t('listings', { count: listings }),
    office && t(office.closes ? 'officeCloses' : 'officeStays', { name: isolate(office.name) }),
    plan && t('plan', { name: isolate(plan.name), date: isolate(formatDate(plan.validUntil, lang)) }),
    boosts > 0 && t('boosts', { count: boosts }),
    advertisements.count > 0 &&
      t('advertisements', { count: advertisements.count, unspent: money(advertisements.unspent) }),
    credit > 0 && t('credit', { credit: money(credit) }),
    waiting.refunds > 0 && t('refunds', { amount: money(waiting.refunds) }),
    waiting.topUps > 0 && t('topUps', { amount: money(waiting.topUps) }),
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return null;

  return (
    <section className={css.closing} aria-labelledby="account-closing">
      <h3 id="account-closing" className={css.heading}>
        {t('title')}
      </h3>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {credit > 0 && (
        <p className={css.refund}>
          {t('refundText')} <AppLink to="/dashboard/credits">{t('refund')}</AppLink>
        </p>
      )}
    </section>
  );
}
