import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { catalogueTransferMessages } from './messages.ts';
import { catalogueTransferRoutes } from './routes.ts';
import { resumeCatalogueImports, workCatalogueImport } from './work-import.ts';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      catalogue_import: { importId: string };
      catalogue_import_resume: Record<string, never>;
    }
  }
}

export const catalogueTransferFeature = feature({
  about: 'Categories and attributes as a file',
  contract,
  authorisation: {
    'GET /admin/catalogue/export': admin('category'),
    'POST /admin/catalogue/imports': admin('category'),
    'GET /admin/catalogue/imports': admin('category'),
  },
  routes: [catalogueTransferRoutes],
  messages: catalogueTransferMessages,
  tasks: (deps) => ({
    catalogue_import: (payload) => workCatalogueImport(deps, payload),
    catalogue_import_resume: () => resumeCatalogueImports(deps),
  }),
  schedule: [{ task: 'catalogue_import_resume', match: '* * * * *' }],
  text: {
    tables: [
      // Categories and attributes on their way in.
      'catalogue_imports',
    ],
  },
  answers: [
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'who brought a catalogue in stays written down',
    },
  ],
});
