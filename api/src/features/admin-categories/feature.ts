import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { adminCategoryMessages } from './messages.ts';
import { adminCategoriesNotifications } from './notification-words.ts';
import { notifyCategoryOwners } from './notify-owners.ts';
import { adminCategoryRoutes } from './routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof adminCategoriesNotifications> {}
  }
  namespace GraphileWorker {
    interface Tasks {
      category_news: Record<string, never>;
    }
  }
}

export const adminCategoriesFeature = feature({
  about: 'The tree of categories',
  contract,
  authorisation: {
    'GET /admin/categories': admin('category'),
    'POST /admin/categories': admin('category'),
    'POST /admin/categories/bulk': admin('category'),
    'PUT /admin/categories/:id': admin('category'),
    'POST /admin/categories/:id/move': admin('category'),
    'POST /admin/categories/:id/undo': admin('category'),
    'GET /admin/categories/:id/impact': admin('category'),
    'DELETE /admin/categories/:id': admin('category'),
    'POST /admin/categories/:id/force-delete': admin('category'),
    'PUT /admin/categories/:id/icon': admin('category'),
    'DELETE /admin/categories/:id/icon': admin('category'),
  },
  routes: [adminCategoryRoutes],
  messages: adminCategoryMessages,
  notifications: adminCategoriesNotifications,
  tasks: (deps) => ({ category_news: async () => void (await notifyCategoryOwners(deps.db)) }),
  schedule: [{ task: 'category_news', match: '* * * * *' }],
  text: { tables: ['categories', 'former_categories', 'former_category_slugs', 'category_news'] },
  tables: ['category_transaction_types'],
  answers: [
    {
      to: ['category.renamed'],
      trigger: 'categories_keep_former_slug',
      does: 'The address of before leads to the new one.',
    },
    {
      to: ['category.merged'],
      command: 'admin-categories/delete-category.ts',
      does: 'Listings, saved searches, addresses and whatever names it go over to the target; owners are told.',
    },
    {
      to: ['category.hidden', 'category.shown'],
      trigger: 'categories_note_news',
      does: 'Owners of what it holds are told within a minute, unless it was a slip.',
    },
    { to: [...some('category', 'moved', 'retyped', 'removed')], nothing: 'these are its own rows' },
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      reads: 'whether they may be told is asked when they are',
    },
  ],
});
