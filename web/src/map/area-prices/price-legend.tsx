import type { AreaPrice, PriceHeat } from '@diyar/api/contracts/places';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type CSSProperties, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { formatMoneyShort, isolateByWords } from '#lib/money-short.ts';
import { useMap } from '../base/map-context.ts';
import { cellWidth } from './heat.ts';
import classes from './price-legend.module.css';
import { type PriceLook, PriceLookSwitch } from './price-look.tsx';
import type { Over } from './price-overlay.tsx';
import { priceColorsOf, stepsFor } from './price-style.ts';

export type PriceStatus = 'loading' | 'failed' | 'none' | 'known';

interface Props {
  status: PriceStatus;
  /** What is compared: `Apartments for sale`. */
  title: string | undefined;
  onRetry: () => void;
  look: PriceLook;
  onLook: (look: PriceLook) => void;
  heat: PriceHeat | undefined;
  hasHeatFailed: boolean;
  /** Latitude in view: tiles are narrower in the north. */
  lat: number;
  breaks: readonly number[];
  inView: readonly AreaPrice[];
  chosen: AreaPrice | undefined;
  over: Over;
  onOver: (area: AreaPrice | undefined) => void;
  onChoose: (area: AreaPrice) => void;
}

/** The colours' meaning, the figure of the place or tile under the pointer, and the places as a list. */
export function PriceLegend({ status, title, onRetry, look, onLook, hasHeatFailed, ...figures }: Props) {
  const { t } = useTranslation('area-prices');
  return (
    <section className={classes.legend} aria-label={t('title')}>
      <h3 className={classes.title}>{t('title')}</h3>
      {title && <p className={classes.kind}>{title}</p>}
      {status === 'known' && <PriceLookSwitch look={look} onLook={onLook} />}
      {(status === 'failed' || hasHeatFailed) && (
        <p role="alert" className={classes.note}>
          {t('failed')}{' '}
          <button type="button" className={classes.retry} onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      )}
      {(status === 'loading' || status === 'none') && (
        <p role="status" className={classes.note}>
          {t(status)}
        </p>
      )}
      {status === 'known' && <Figures {...figures} />}
    </section>
  );
}

type FiguresProps = Omit<Props, 'status' | 'title' | 'onRetry' | 'look' | 'onLook' | 'hasHeatFailed'>;

function Figures({ heat, lat, breaks, inView, chosen, over, onOver, onChoose }: FiguresProps) {
  const { t } = useTranslation('area-prices');
  const lang = useLang();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const told = over.area ?? chosen;
  const wordsOf = ({ median, sample }: Pick<AreaPrice, 'median' | 'sample'>) =>
    `${isolate(formatMoney(median, lang))}${t('comma')}${t('sample', { count: sample, number: formatNumber(sample) })}`;
  const sorted = [...inView].sort((a, b) => b.median - a.median);
  const hint = heat?.cells.length === 0 ? 'none' : heat ? 'heat.silent' : 'silent';

  return (
    <>
      <Scale breaks={breaks} />
      <p className={classes.note} data-hint={(!told && !over.cell && !isOpen && hint !== 'none') || undefined}>
        {heat && over.cell ? (
          <>
            {over.area && <strong>{over.area.name}</strong>}
            {over.area && t('comma')}
            {t(over.area ? 'heat.widthIn' : 'heat.width', { number: cellWidth(heat, lat) })}
            {t('colon')}
            {wordsOf(over.cell)}
          </>
        ) : told ? (
          <>
            <strong>{told.name}</strong>
            {t('colon')}
            {wordsOf(told)}
          </>
        ) : (
          t(hint)
        )}
      </p>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('inView', { count: inView.length })}
        <IconChevronDown size={18} aria-hidden />
      </button>
      {isOpen && (
        <ul id={listId} className={classes.list}>
          {sorted.map((area) => (
            <li key={`${area.kind} ${area.key}`}>
              <button
                type="button"
                className={classes.area}
                aria-pressed={area === chosen}
                onClick={() => onChoose(area)}
                onFocus={() => onOver(area)}
                onBlur={() => onOver(undefined)}
                onPointerEnter={() => onOver(area)}
                onPointerLeave={() => onOver(undefined)}
              >
                <strong>{area.name}</strong>
                <span>{wordsOf(area)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The colours in reading order, the dearest last; between two of them stands the price that parts them. */
function Scale({ breaks }: Pick<Props, 'breaks'>) {
  const { t } = useTranslation('area-prices');
  const lang = useLang();
  const { flavor } = useMap();
  const steps = stepsFor(breaks.length + 1, priceColorsOf(flavor));
  const short = (dollars: number) => isolateByWords(formatMoneyShort(dollars, lang));
  const rangeOf = (step: number) => {
    const [from, to] = [breaks[step - 1], breaks[step]];
    if (from === undefined) return to === undefined ? t('range.all') : t('range.below', { to: short(to) });
    return to === undefined
      ? t('range.above', { from: short(from) })
      : t('range.between', { from: short(from), to: short(to) });
  };
  return (
    <div className={classes.scale} style={{ '--steps': steps.length } as CSSProperties}>
      <ol className={classes.steps}>
        {steps.map((color, step) => (
          <li key={color} style={{ background: color }}>
            <span className="d-visually-hidden">{rangeOf(step)}</span>
          </li>
        ))}
      </ol>
      <div className={classes.cuts} aria-hidden>
        {breaks.map((cut) => (
          <span key={cut}>{short(cut)}</span>
        ))}
      </div>
    </div>
  );
}
