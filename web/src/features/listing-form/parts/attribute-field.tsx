import type { Attribute } from '@diyar/api/contracts/categories';
import { useTranslation } from 'react-i18next';
import type { AttributeContent } from '../content.ts';
import { useScope } from '../scope.ts';
import { FigureField, LineField, PickField, PillsField } from './controls.tsx';

/** So many options still read at a glance side by side. */
const PILLS_MAX = 6;
const INPUT = {
  url: { type: 'url', dir: 'ltr', inputMode: 'url' },
  email: { type: 'email', dir: 'ltr', inputMode: 'email' },
} as const;

/** An attribute of the category, asked the way its type wants. */
export function AttributeField({ attribute }: { attribute: Attribute }) {
  const { t } = useTranslation('listing-form');
  const { content, change } = useScope();
  const { slug, name, type, unit, description, options } = attribute;
  const value = content.attributes[slug];
  const set = (next: AttributeContent) => change({ attributes: { ...content.attributes, [slug]: next } });
  const common = {
    path: `attributes.${slug}`,
    label: name,
    hint: description ?? undefined,
  };
  const text = typeof value === 'string' ? value : '';

  if (type === 'number') return <FigureField {...common} unit={unit ?? undefined} value={text} onChange={set} />;
  if (type === 'boolean') {
    const chosen = value === undefined || value === '' ? [] : [String(value)];
    const answers = [
      { value: 'true', label: t('features.yes') },
      { value: 'false', label: t('features.no') },
    ];
    const answer = ([next]: string[]) => set(next === undefined ? '' : next === 'true');
    return <PillsField {...common} options={answers} chosen={chosen} onChange={answer} isSingle />;
  }
  if (type === 'multiselect') {
    const chosen = Array.isArray(value) ? value : [];
    // An option that is no more has no pill to take it away by: it goes with the next choice.
    const isOffered = (choice: string) => options.some((option) => option.value === choice);
    return (
      <PillsField {...common} options={options} chosen={chosen} onChange={(next) => set(next.filter(isOffered))} />
    );
  }
  if (type === 'select' && options.length > PILLS_MAX) {
    return <PickField {...common} value={text} options={options} empty={t('location.choose')} onChange={set} />;
  }
  if (type === 'select') {
    const chosen = text === '' ? [] : [text];
    return <PillsField {...common} options={options} chosen={chosen} onChange={([next = '']) => set(next)} isSingle />;
  }
  return <LineField {...common} {...(type === 'text' ? {} : INPUT[type])} value={text} onChange={set} />;
}
