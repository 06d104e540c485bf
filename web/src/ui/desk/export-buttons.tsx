import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../lib/save-file.ts';
import { PlainButton } from '../link-button.tsx';

const FORMATS = ['csv', 'xlsx'] as const;
type Format = (typeof FORMATS)[number];

type Props = {
  /** Without the extension. */
  fileName: string;
  fetch: (format: Format) => Promise<Blob>;
};

/** The list as it is filtered now, as a table for a spreadsheet. */
export function ExportButtons({ fileName, fetch }: Props) {
  const { t } = useTranslation('desk');
  const save = useMutation({
    mutationFn: async (format: Format) => saveFile(await fetch(format), `${fileName}.${format}`),
  });
  return (
    <>
      {FORMATS.map((format) => (
        <PlainButton
          key={format}
          look="outline"
          compact
          data-act={`export-${format}`}
          disabled={save.isPending}
          onClick={() => save.mutate(format)}
        >
          {save.isPending && save.variables === format ? t('working') : t(`export.${format}`)}
        </PlainButton>
      ))}
    </>
  );
}
