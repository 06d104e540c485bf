import { office } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { ownOfficeMessages } from './messages.ts';
import { ownOfficeRoutes } from './routes.ts';

export const ownOfficeFeature = feature({
  about: 'An office’s own page',
  contract,
  authorisation: {
    'GET /offices/my-office': office,
    'GET /offices/statistics/listings': office,
    'GET /offices/statistics/leads': office,
    'PUT /offices/:id': office,
    'PUT /offices/:id/details': office,
    'PUT /offices/:id/logo': office,
    'DELETE /offices/:id/logo': office,
  },
  routes: [ownOfficeRoutes],
  messages: ownOfficeMessages,
  text: {
    people: [
      'offices.address',
      'offices.description_ar',
      'offices.description_en',
      'offices.email',
      'offices.name_ar',
      'offices.name_en',
      'offices.phone',
      'offices.slug',
      'offices.website',
    ],
    ours: ['offices.languages'],
  },
  tables: ['office_areas', 'office_hours'],
  personal: [
    {
      what: '`offices`, logo',
      holds: 'name, address, description, website, e-mail, telephone',
      erased:
        'erased 25 days after it closed: with its last owner who may run it, by an administrator, or after 30 days that nobody may. Its people were let go then with the listings they wrote. An office with another owner stays',
      kept: 'while it exists',
    },
  ],
  answers: [
    {
      to: ['plan.bought', 'plan.changed', 'plan.ended', 'plan.lapsed'],
      trigger: 'offices_follow_plan',
      does: 'The office bears the mark of its plan, or no longer.',
    },
    { to: ['office.unled', 'office.led'], reads: 'an office is shown while one of its owners may act' },
    {
      to: [...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'owner_changed', 'closed')],
      nothing: 'these are its own rows',
    },
    {
      to: [...some('place', 'renamed', 'removed')],
      nothing: 'a city or quarter with offices cannot be deleted, and its name is read',
    },
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'an office is its people’s, see office-team',
    },
  ],
});
