import { admin, office } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { listingImportMessages } from './messages.ts';
import { listingImportRoutes } from './routes.ts';
import { resumeImports, workImport } from './work-import.ts';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      listing_import: { importId: string };
      listing_import_resume: Record<string, never>;
    }
  }
}

export const listingImportFeature = feature({
  about: 'Many listings out of a table',
  contract,
  authorisation: {
    'POST /listing-imports': office,
    'GET /listing-imports': office,
    'GET /listing-imports/:id': office,
    'PUT /listing-imports/:id': office,
    'GET /listing-imports/:id/values': office,
    'PUT /listing-imports/:id/photos': office,
    'POST /listing-imports/:id/check': office,
    'POST /listing-imports/:id/start': office,
    'GET /listing-imports/:id/rows': office,
    'GET /listing-imports/:id/problems.csv': office,
    'DELETE /listing-imports/:id': office,
    'GET /listing-exports': office,
    'POST /admin/listing-imports': admin('offices'),
    'GET /admin/listing-imports': admin('offices'),
    'GET /admin/listing-imports/:id': admin('offices'),
    'PUT /admin/listing-imports/:id': admin('offices'),
    'GET /admin/listing-imports/:id/values': admin('offices'),
    'PUT /admin/listing-imports/:id/photos': admin('offices'),
    'POST /admin/listing-imports/:id/check': admin('offices'),
    'POST /admin/listing-imports/:id/start': admin('offices'),
    'GET /admin/listing-imports/:id/rows': admin('offices'),
    'GET /admin/listing-imports/:id/problems.csv': admin('offices'),
    'DELETE /admin/listing-imports/:id': admin('offices'),
    'GET /admin/listing-exports': admin('offices'),
  },
  routes: [listingImportRoutes],
  messages: listingImportMessages,
  tasks: (deps) => ({
    listing_import: (payload) => workImport(deps, payload),
    listing_import_resume: () => resumeImports(deps),
  }),
  schedule: [{ task: 'listing_import_resume', match: '* * * * *' }],
  text: {
    people: [
      'listing_import_memories.columns',
      'listing_import_memories.values',
      'listing_import_rows.cells',
      'listing_import_rows.problems',
      'listing_imports.columns',
      'listing_imports.failure',
      'listing_imports.file_name',
      'listing_imports.mapping',
      'listing_imports.values',
    ],
    ours: [
      // A hash.
      'listing_import_keys.key',
      'listing_imports.encoding',
      'listing_imports.photo_pieces',
    ],
  },
  tables: ['listing_import_keys', 'listing_import_memories', 'listing_import_rows', 'listing_imports'],
  personal: [
    {
      what: '`listing_imports`, `listing_import_rows`, `listing_import_keys`, `listing_import_memories`, photo archives',
      holds: 'tables brought in: names, numbers, addresses',
      erased: 'erased, with the archive',
      kept: 'until discarded',
    },
  ],
  answers: [
    {
      to: ['person.joined', 'person.left'],
      trigger: 'imports_answer',
      does: 'One that runs stops; what it wrote stays where it was written.',
    },
    {
      to: [
        ...some('listing', 'published', 'changed', 'taken_back', 'sold', 'rented', 'archived', 'expired'),
        ...some('listing', 'suspended', 'deleted', 'restored', 'confirmed', 'transferred', 'handed_over'),
        ...some('listing', 'recategorised', 'relocated'),
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased'),
        ...some('person', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
        ...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'owner_changed', 'unled'),
        ...some('office', 'led', 'closed'),
      ],
      nothing: 'a table that was brought in is what it was; listings made of it live their own lives',
    },
  ],
});
