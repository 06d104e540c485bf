import { useTranslation } from 'react-i18next';
import { formatDate, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Facts } from '#ui/desk/facts.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import type { AdminFacts, AdminPayee, PayeeMethod } from './api.ts';
import type { Act } from './decide-dialog.tsx';
import { fieldsOf } from './fields-of.ts';
import css from './payees.module.css';

type Props = {
  payee: AdminPayee;
  onChange: () => void;
  onAct: (act: Act) => void;
  /** Absent where it has no place to go. */
  onUp: (() => void) | undefined;
};

/** A payee for its administrators: what payers read, and what is proposed instead. */
export function PayeeCard({ payee, onChange, onAct, onUp }: Props) {
  const { t } = useTranslation('payees');
  const lang = useLang();
  const { method, facts, isActive, changedAt, proposal } = payee;
  const shown = facts ?? proposal?.facts;
  const name = (lang === 'ar' ? shown?.nameAr : shown?.nameEn) ?? '';
  const button = (act: Act, look: 'outline' | 'primary' | 'plain') => (
    <PlainButton
      look={look}
      compact
      data-act={act}
      aria-label={`${t(`acts.${act}.button`)}: ${name}`}
      onClick={() => onAct(act)}
    >
      {t(`acts.${act}.button`)}
    </PlainButton>
  );
  return (
    <article className={css.card} aria-label={name}>
      <div className={css.head}>
        <h3>{name}</h3>
        <Badge tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'shown' : facts ? 'off' : 'new')}</Badge>
        {changedAt && isActive && (
          <span className={css.dim}>{t('since', { date: formatDate(changedAt, lang, 'short') })}</span>
        )}
      </div>
      {facts && <FactLines method={method} facts={facts} />}
      {proposal && (
        <section className={css.proposal} aria-label={t('proposal.title')}>
          <h4>
            {t('proposal.by', {
              name: isolate(proposal.by.name),
              date: formatDate(proposal.at, lang, 'time'),
            })}
          </h4>
          <FactLines method={method} facts={proposal.facts} before={facts} />
          <div className={css.acts}>
            {proposal.isMine ? (
              <>
                <span className={css.dim}>{t('proposal.mine')}</span>
                {button('withdraw', 'outline')}
              </>
            ) : (
              <>
                {button('confirm', 'primary')}
                {button('refuse', 'outline')}
              </>
            )}
          </div>
        </section>
      )}
      <div className={css.acts}>
        {!proposal && (
          <PlainButton
            look="outline"
            compact
            data-act="change"
            aria-label={`${t('change')}: ${name}`}
            onClick={onChange}
          >
            {t('change')}
          </PlainButton>
        )}
        {!proposal && !isActive && button('resume', 'outline')}
        {isActive && button('stop', 'plain')}
        {onUp && (
          <PlainButton look="plain" compact data-act="up" aria-label={`${t('up')}: ${name}`} onClick={onUp}>
            {t('up')}
          </PlainButton>
        )}
      </div>
    </article>
  );
}

type LinesProps = { method: PayeeMethod; facts: AdminFacts; before?: AdminFacts | null };

/** All of them, those that differ from `before` marked. */
function FactLines({ method, facts, before }: LinesProps) {
  const { t } = useTranslation('payees');
  return (
    <Facts
      facts={fieldsOf(method).map(({ name, label, lang }) => {
        const text = t(`labels.${label}`);
        const isNew = before && before[name] !== facts[name];
        const value = facts[name] ?? (isNew ? '—' : null);
        return [
          lang ? t(`form.in.${lang}`, { label: text }) : text,
          value && (
            <span key={name} className={css.value}>
              <bdi className={isNew ? css.changed : undefined}>{value}</bdi>
              {isNew && (
                <span className={css.dim}>{t('proposal.before', { value: isolate(before[name] ?? '—') })}</span>
              )}
            </span>
          ),
        ] as const;
      })}
    />
  );
}
