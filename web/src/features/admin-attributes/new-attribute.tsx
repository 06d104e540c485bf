import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { createAttribute, useAttributeList } from './api.ts';
import css from './attribute.module.css';
import { AttributeForm } from './attribute-form.tsx';
import { NEW_CONTENT } from './content.ts';

export function NewAttribute({ onCreated }: { onCreated: (id: string) => void }) {
  const { t } = useTranslation('admin-attributes');
  const api = useApi();
  const { saved } = useAttributeList();
  // The same id again creates nothing twice.
  const [id] = useState(() => crypto.randomUUID());
  return (
    <div className={css.panel}>
      <h2 className={css.title}>{t('new')}</h2>
      <p className={css.hint}>{t('newText')}</p>
      <AttributeForm
        content={NEW_CONTENT}
        send={async (content, slug) => {
          const attribute = await createAttribute(api, id, slug, content);
          toast.success(t('created'));
          await saved(attribute);
          onCreated(id);
        }}
      />
    </div>
  );
}
