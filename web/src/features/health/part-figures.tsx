import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, isolate } from '#lib/format.ts';
import { DateText } from '#ui/date-text.tsx';
import type { Part } from './api.ts';

const COUNTS = ['running', 'waiting', 'failed', 'refused', 'mismatches'] as const;
const GB = 1_000_000_000;
const gigabytes = (bytes: number) =>
  isolate(`${formatNumber(bytes / GB, { maximumFractionDigits: bytes < 10 * GB ? 1 : 0 })} GB`);

/** A part's figures in one line; seconds are told as moments before `at`. */
export function PartFigures({ part, at }: { part: Part; at: string }) {
  const { t } = useTranslation('health');
  const { figures } = part;
  const before = (seconds: number) => (
    <DateText value={new Date(new Date(at).getTime() - seconds * 1_000).toISOString()} relative />
  );
  const said: ReactNode[] = [];
  for (const name of COUNTS) {
    const value = figures[name];
    if (typeof value === 'number') said.push(t(`counts.${name}`, { value: formatNumber(value) }));
  }
  if (figures.connections !== undefined) {
    const most = formatNumber(figures.connectionsMost ?? 0);
    said.push(t('connections', { value: formatNumber(figures.connections), most }));
  }
  if (figures.free !== undefined) said.push(t('free', { value: gigabytes(figures.free) }));
  if (figures.bytes !== undefined) said.push(t('bytes', { value: gigabytes(figures.bytes) }));
  if (typeof figures.late === 'number')
    said.push(
      <>
        {t('late')} {before(figures.late)}
      </>,
    );
  if (figures.age !== undefined)
    said.push(
      <>
        {t('age')} {figures.age === null ? t('never') : before(figures.age)}
      </>,
    );
  if (part.version) said.push(<bdi>{part.version}</bdi>);
  return said.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is drawn anew as a whole
    <Fragment key={index}>
      {index > 0 && ' · '}
      {piece}
    </Fragment>
  ));
}
