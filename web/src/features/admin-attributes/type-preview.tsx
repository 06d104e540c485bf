import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { type AttributeContent, previewQuery } from './api.ts';
import css from './attribute.module.css';

type Typed = Pick<AttributeContent, 'type' | 'options'>;
type Props = { id: string; before: Typed; content: Typed };

/** Before a type changes, or an option goes: how many listings have a value, and how many would lose theirs. */
export function TypePreview({ id, before, content }: Props) {
  const { t } = useTranslation('admin-attributes');
  const kept = content.options.map(({ value }) => value).filter((value) => value !== '');
  const isRisky = content.type !== before.type || before.options.some(({ value }) => !kept.includes(value));
  const { data } = useQuery({ ...previewQuery(useApi(), id, content.type, kept), enabled: isRisky });
  return (
    <div role="status">
      {isRisky && data && (
        <p className={css.note} data-warning={data.lost > 0 || undefined}>
          {data.lost > 0 && <IconAlertTriangle size={18} stroke={1.6} aria-hidden />}
          {data.listings === 0
            ? t('preview.unused')
            : `${t('preview.listings', { count: data.listings })} ${data.lost > 0 ? t('preview.lost', { count: data.lost }) : t('preview.none')}`}
        </p>
      )}
    </div>
  );
}
