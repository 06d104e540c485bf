import type { AccountType } from '@diyar/api/rules/sections';
import type { Icon } from '@tabler/icons-react';
import type { FlatNamespace } from 'i18next';
import type { Waiting } from '#features/waiting/api.ts';
import type { Lang } from '#lib/language.ts';

/** A screen of the dashboard. It is declared under the name of its folder, which holds its `<folder>-page.tsx`. */
export type Screen = {
  /** Below `/dashboard`, as React Router spells it. */
  path: string;
  /** Types of account that may enter. The api decides about the data, whatever stands here. */
  access: readonly AccountType[];
  /** The line in the sidebar. */
  entry?: {
    title: Record<Lang, string>;
    icon: Icon;
    /** The count of waiting work beside the title. */
    waiting?: keyof Waiting;
  };
  /** Namespaces of texts beyond the dashboard's own. */
  ns?: readonly FlatNamespace[];
  timeoutMs?: number;
  /** Second addresses that lead here for good, with the same parameters. */
  alsoAt?: readonly string[];
  /** Names of the screens other types of account find here. */
  instead?: Partial<Record<AccountType, string>>;
  /** Said to them on the way there. */
  insteadWords?: Partial<Record<AccountType, Record<Lang, string>>>;
  /** The sentence for those who may not enter, where the general one won't do. */
  denied?: Record<Lang, string>;
  /** The page is not there yet: its address says that it opens soon. */
  isSoon?: true;
};
