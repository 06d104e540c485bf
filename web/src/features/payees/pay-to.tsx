import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { CopyButton } from '#ui/desk/copy-button.tsx';
import { Facts } from '#ui/desk/facts.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import type { Payee } from './api.ts';
import { LABELS } from './fields-of.ts';
import css from './payees.module.css';

type Props = { payees: readonly Payee[]; chosen: Payee; onChoose: (payee: Payee) => void };

/** How to pay, and where: methods with a payee alone. */
export function PayTo({ payees, chosen, onChoose }: Props) {
  const { t } = useTranslation(['payees', 'credits']);
  const methods = [...new Set(payees.map(({ method }) => method))];
  const ofMethod = payees.filter(({ method }) => method === chosen.method);
  const choose = (isIt: (payee: Payee) => boolean) => {
    const payee = payees.find(isIt);
    if (payee) onChoose(payee);
  };
  return (
    <div className={css.payTo}>
      <Radio.Group
        label={t('pay.how')}
        value={chosen.method}
        onChange={(name) => choose(({ method }) => method === name)}
      >
        <div className={css.choices}>
          {methods.map((method) => (
            <Radio key={method} value={method} label={t(`credits:methods.${method}`)} />
          ))}
        </div>
      </Radio.Group>
      {ofMethod.length > 1 && (
        <Radio.Group
          label={t('pay.where')}
          value={chosen.id}
          onChange={(chosenId) => choose(({ id }) => id === chosenId)}
        >
          <div className={css.choices}>
            {ofMethod.map(({ id, name }) => (
              <Radio key={id} value={id} label={name} />
            ))}
          </div>
        </Radio.Group>
      )}
      <PayeeFacts payee={chosen} />
    </div>
  );
}

/** The details to pay to, the number to copy or to scan. */
function PayeeFacts({ payee }: { payee: Payee }) {
  const { t } = useTranslation('payees');
  const lang = useLang();
  const { method, name, number, holder, place, hours, changedAt } = payee;
  const labels = LABELS[method];
  const numberLabel = t(`labels.${labels.number}`);
  return (
    <div className={css.card} data-payee={method}>
      {changedAt && (
        <p role="note" className={css.note}>
          {t('pay.changed', { date: formatDate(changedAt, lang) })}
        </p>
      )}
      {number && (
        <div className={css.number}>
          <div>
            <span className={css.dim}>{numberLabel}</span>
            <strong dir="ltr">{number}</strong>
            <CopyButton text={number} label={t('pay.copy')} name={t('pay.copyOf', { label: numberLabel })} />
          </div>
          <QrCode text={number} label={t('pay.scan', { label: numberLabel })} />
        </div>
      )}
      <Facts
        facts={[
          [t(`labels.${labels.name}`), name],
          [t(`labels.${labels.holder}`), holder && <bdi>{holder}</bdi>],
          [t(`labels.${labels.place}`), place],
          [t(`labels.${labels.hours}`), hours],
        ]}
      />
    </div>
  );
}
