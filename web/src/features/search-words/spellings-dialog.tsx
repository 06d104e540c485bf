import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/desk/dialog.tsx';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { filled } from '#ui/form/checks.ts';
import { FormBody, FormFailure } from '#ui/form/form-parts.tsx';
import { PlainButton } from '#ui/link-button.tsx';

type Props = {
  title: string;
  /** Asks for the word they are spellings of. */
  asksWord?: boolean;
  word?: string;
  spellings?: readonly string[];
  /** Whether none at all may be left. */
  mayBeEmpty?: boolean;
  onSave: (values: { word: string; spellings: string[] }) => Promise<unknown>;
  /** Somebody else was quicker: the list below is asked for anew. */
  onStale: () => void;
  onClose: () => void;
};

const spellingsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,،]/)
      .map((spelling) => spelling.trim())
      .filter(Boolean),
  ),
];

/** The spellings of one word or place, a line each. */
export function SpellingsDialog({ title, asksWord, word = '', spellings = [], mayBeEmpty, ...acts }: Props) {
  const { t } = useTranslation(['search-words', 'desk', 'ui']);
  const [lost, setLost] = useState<string>();
  const form = useDeskForm({
    initialValues: { word, spellings: spellings.join('\n') },
    checks: { ...(asksWord && { word: filled }), ...(!mayBeEmpty && { spellings: filled }) },
    send: (values) => acts.onSave({ word: values.word.trim(), spellings: spellingsIn(values.spellings) }),
    onFailure: ({ code, message }) => {
      if (code !== 'spellings_changed') return false;
      setLost(message);
      acts.onStale();
      return true;
    },
  });
  const isLost = lost !== undefined;
  return (
    <Dialog title={title} withCloseButton={false} closeOnEscape={!form.isBusy} onClose={acts.onClose}>
      <FormBody form={form}>
        <FormFailure text={lost ?? form.failure} />
        {asksWord && (
          <TextInput
            key={form.key('word')}
            {...form.getInputProps('word')}
            label={t('word')}
            description={t('wordHint')}
            maxLength={60}
            required
            withAsterisk={false}
            data-autofocus
          />
        )}
        {!isLost && (
          <Textarea
            key={form.key('spellings')}
            {...form.getInputProps('spellings')}
            label={t('spellings')}
            description={t('spellingsHint')}
            rows={6}
            required={!mayBeEmpty}
            withAsterisk={false}
            data-autofocus={!asksWord || undefined}
          />
        )}
        <DialogActions>
          <PlainButton look="outline" onClick={acts.onClose}>
            {isLost ? t('desk:seeNew') : t('ui:cancel')}
          </PlainButton>
          {!isLost && (
            <PlainButton type="submit" aria-disabled={form.isBusy || undefined}>
              {form.isBusy ? t('desk:working') : t('save')}
            </PlainButton>
          )}
        </DialogActions>
      </FormBody>
    </Dialog>
  );
}
