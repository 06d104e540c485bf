import { Menu } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#lib/save-file.ts';
import { PlainButton } from '../link-button.tsx';

const TABLES = ['csv', 'xlsx'] as const;
type Table = (typeof TABLES)[number];

type Props = {
  /** Without the extension. */
  fileName: string;
  fetch: (format: Table) => Promise<Blob>;
  /** The same to be printed, where there is such a thing. */
  fetchPaper?: () => Promise<Blob>;
};

/** The list as it is filtered now, as a file of the form that is chosen. */
export function ExportMenu({ fileName, fetch, fetchPaper }: Props) {
  const { t } = useTranslation('desk');
  const files = [
    ...(fetchPaper ? [{ format: 'pdf' as const, load: fetchPaper }] : []),
    ...TABLES.map((format) => ({ format, load: () => fetch(format) })),
  ];
  const save = useMutation({
    mutationFn: async ({ format, load }: (typeof files)[number]) => saveFile(await load(), `${fileName}.${format}`),
  });
  return (
    <Menu>
      <Menu.Target>
        <PlainButton look="outline" compact data-act="export" disabled={save.isPending}>
          <IconDownload size={18} stroke={1.6} aria-hidden />
          {t(save.isPending ? 'working' : 'export.title')}
        </PlainButton>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map((file) => (
          <Menu.Item key={file.format} data-act={`export-${file.format}`} onClick={() => save.mutate(file)}>
            {t(`export.${file.format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
