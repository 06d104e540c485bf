import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './photo-field.module.css';

const MAX = 200;

type Props = { alt: string; onSave: (text: string) => void; onCancel: () => void };

/** A line about one photo. Not a form of its own: it may stand within one. */
export function AltEditor({ alt, onSave, onCancel }: Props) {
  const { t } = useTranslation('listing-media');
  const [text, setText] = useState(alt);
  return (
    <div className={css.alt}>
      <TextInput
        autoFocus
        label={t('altLabel')}
        value={text}
        maxLength={MAX}
        placeholder={t('altHint')}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            onSave(text.trim());
          }
          if (event.key === 'Escape') onCancel();
        }}
      />
      <Group gap={8} mt={8}>
        <Button size="sm" onClick={() => onSave(text.trim())}>
          {t('altSave')}
        </Button>
        <Button size="sm" variant="subtle" color="gray" onClick={onCancel}>
          {t('altCancel')}
        </Button>
      </Group>
    </div>
  );
}
