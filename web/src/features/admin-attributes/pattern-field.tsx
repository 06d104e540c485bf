import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { patternQuery } from './api.ts';
import css from './attribute.module.css';

type Props = {
  /** The pattern, as its form's input. */
  input: TextInputProps & { value: string };
  maxLength: number | null;
};

const PAUSE_MS = 300;

/** A pattern, and a field to try it: the server answers with the engine that will judge listings. */
export function PatternField({ input, maxLength }: Props) {
  const { t } = useTranslation('admin-attributes');
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue({ pattern: input.value, text }, PAUSE_MS);
  const { data } = useQuery(patternQuery(useApi(), asked.pattern, asked.text, maxLength));
  const verdict =
    !input.value || !data
      ? undefined
      : data.problem
        ? t(`pattern.${data.problem}`)
        : text
          ? t(data.matches ? 'pattern.matches' : 'pattern.differs')
          : undefined;
  return (
    <div className={css.pair}>
      <TextInput
        {...input}
        label={t('fields.pattern')}
        description={t('pattern.text')}
        dir="ltr"
        maxLength={500}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <TextInput
          name="tried"
          label={t('pattern.try')}
          value={text}
          disabled={!input.value}
          maxLength={1000}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <p role="status" className={css.verdict} data-good={data?.matches || undefined}>
          {verdict}
        </p>
      </div>
    </div>
  );
}
