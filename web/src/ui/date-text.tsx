import { type DateStyle, type DateValue, formatDate, formatRelative } from '#lib/format.ts';
import { useHydrated } from '#lib/hydrated.tsx';
import { useLang } from '#lib/i18n.ts';

type Props = {
  value: DateValue;
  style?: DateStyle;
  /** "2 days ago". The server, whose HTML may be a minute old, and readers without JavaScript get the date. */
  relative?: boolean;
  className?: string;
};

/** A moment as people in Damascus read it, with the exact one for machines. */
export function DateText({ value, style, relative, className }: Props) {
  const lang = useLang();
  const hydrated = useHydrated();
  const date = formatDate(value, lang, style);
  const moment = new Date(value ?? Number.NaN);
  const text = relative && hydrated ? formatRelative(value, lang) : date;

  if (Number.isNaN(moment.getTime())) return <span className={className}>{text}</span>;
  return (
    <time
      dateTime={moment.toISOString()}
      title={relative ? formatDate(value, lang, 'time') : undefined}
      className={className}
    >
      {text}
    </time>
  );
}
