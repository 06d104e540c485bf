import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { ConflictDialog } from '#ui/desk/conflict-dialog.tsx';
import { UndoAndDelete } from '#ui/desk/undo-and-delete.tsx';
import { useConflict } from '#ui/desk/use-conflict.ts';
import { type AdminAttribute, type AttributeContent, saveAttribute, useAttributeList } from './api.ts';
import css from './attribute.module.css';
import { AttributeForm } from './attribute-form.tsx';
import { contentOf, differencesOf } from './content.ts';
import { DeleteDialog } from './delete-dialog.tsx';

type Props = {
  attribute: AdminAttribute /** The categories that ask for it. */;
  categories: ReactNode;
  onGone: () => void;
};

/** An attribute: what it says, who asks for it, and what can be done with it. */
export function AttributePanel({ attribute, categories, onGone }: Props) {
  const { t } = useTranslation('admin-attributes');
  const lang = useLang();
  const { undo } = useAttributeList();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <div className={css.panel}>
      <header className={css.head}>
        <h2 className={css.title}>
          {lang === 'ar' ? attribute.nameAr : attribute.nameEn}{' '}
          {!attribute.isActive && <Badge tone="warning">{t('inactive')}</Badge>}
        </h2>
        <UndoAndDelete
          isUndoable={attribute.isUndoable && !undo.isPending}
          onUndo={() => undo.mutate(attribute)}
          onDelete={() => setDeleting(true)}
        />
      </header>
      {categories}
      <SavedForm key={attribute.version} attribute={attribute} />
      {isDeleting && <DeleteDialog attribute={attribute} onGone={onGone} onClose={() => setDeleting(false)} />}
    </div>
  );
}

/** The form of an attribute that exists; when somebody else was quicker, both versions are shown. */
function SavedForm({ attribute }: { attribute: AdminAttribute }) {
  const { t } = useTranslation('admin-attributes');
  const api = useApi();
  const { saved } = useAttributeList();
  const { send, onFailure, conflict } = useConflict<AttributeContent, AdminAttribute>({
    version: attribute.version,
    save: async (content, version) => {
      const next = await saveAttribute(api, attribute.id, version, content);
      toast.success(t('saved'));
      return next;
    },
    show: saved,
    theirsIn: ({ code, data }) =>
      code === 'attribute_conflict' ? (data as { attribute: AdminAttribute }).attribute : undefined,
  });
  return (
    <>
      <AttributeForm
        id={attribute.id}
        slug={attribute.slug}
        content={contentOf(attribute)}
        send={send}
        onFailure={onFailure}
      />
      {conflict && (
        <ConflictDialog
          {...conflict.dialog}
          differences={differencesOf(conflict.mine, contentOf(conflict.theirs), {
            field: (name) => t(name === 'options' ? 'options.title' : `fields.${name}`),
            value: (name, value) =>
              name === 'type'
                ? t(`types.${value as 'text'}`)
                : name === 'rules'
                  ? t(`rules.${value as 'no_digits'}`)
                  : value,
            yes: t('yes'),
            no: t('no'),
          })}
        />
      )}
    </>
  );
}
