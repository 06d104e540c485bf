import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { useLang } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { ConflictDialog } from '../../ui/desk/conflict-dialog.tsx';
import { PlainButton } from '../../ui/link-button.tsx';
import { type AdminAttribute, type AttributeContent, saveAttribute } from './api.ts';
import css from './attribute.module.css';
import { AttributeForm } from './attribute-form.tsx';
import { contentOf, differencesOf } from './content.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { IconArrowBackUp, IconTrash } from './icons.ts';
import { useAttributeList } from './use-attribute-list.ts';

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
        <PlainButton
          look="outline"
          compact
          data-act="undo"
          disabled={!attribute.isUndoable || undo.isPending}
          onClick={() => undo.mutate(attribute)}
        >
          <IconArrowBackUp size={18} stroke={1.8} className="d-mirror" aria-hidden />
          {t('undoLast')}
        </PlainButton>
        <PlainButton look="outline" compact data-act="delete" onClick={() => setDeleting(true)}>
          <IconTrash size={18} stroke={1.6} aria-hidden />
          {t('delete')}
        </PlainButton>
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
  const [conflict, setConflict] = useState<{ mine: AttributeContent; theirs: AdminAttribute; text: string }>();

  async function save(content: AttributeContent, version: number): Promise<void> {
    const next = await saveAttribute(api, attribute.id, version, content);
    setConflict(undefined);
    toast.success(t('saved'));
    await saved(next);
  }
  return (
    <>
      <AttributeForm
        id={attribute.id}
        slug={attribute.slug}
        content={contentOf(attribute)}
        send={(content) => save(content, attribute.version)}
        onFailure={({ code, message, data }, mine) => {
          if (code !== 'attribute_conflict') return false;
          setConflict({ mine, theirs: (data as { attribute: AdminAttribute }).attribute, text: message });
          return true;
        }}
      />
      {conflict && (
        <ConflictDialog
          text={conflict.text}
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
          onMine={() =>
            void save(conflict.mine, conflict.theirs.version).catch((error: Error) => toast.error(error.message))
          }
          onTheirs={() => void saved(conflict.theirs)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
}
