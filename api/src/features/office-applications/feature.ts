import { admin, office, toBeOffice } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { officeApplicationMessages } from './messages.ts';
import { officeApplicationsNotifications } from './notification-words.ts';
import { officeApplicationRoutes } from './routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof officeApplicationsNotifications> {}
  }
}

export const officeApplicationsFeature = feature({
  about: 'Becoming an office',
  contract,
  authorisation: {
    'GET /admin/offices': admin('offices'),
    'GET /admin/offices/:id': admin('offices'),
    'POST /admin/offices/:id/license': admin('offices'),
    'GET /admin/offices/pending': admin('offices'),
    'GET /admin/offices/:id/license': admin('offices'),
    'PUT /offices/:id/verify': admin('offices'),
    'POST /admin/offices/:id/approve': admin('offices'),
    'POST /admin/offices/:id/reject': admin('offices'),
    'GET /offices/:id/license': office,
    'POST /offices/:id/license': office,
    'GET /offices/my-application': toBeOffice,
    'POST /offices/register': toBeOffice,
    'POST /offices/upload-license': toBeOffice,
    'POST /offices/upgrade': toBeOffice,
  },
  routes: [officeApplicationRoutes],
  messages: officeApplicationMessages,
  notifications: officeApplicationsNotifications,
  text: {
    people: [
      'office_applications.address',
      'office_applications.description',
      'office_applications.email',
      'office_applications.license_name',
      'office_applications.license_number',
      'office_applications.license_reason',
      'office_applications.name_ar',
      'office_applications.name_en',
      'office_applications.phone',
      'office_applications.rejection_reason',
      'office_applications.website',
    ],
    ours: ['office_applications.license_file', 'office_applications.location'],
  },
  personal: [
    {
      what: '`office_applications`, licence files',
      holds: 'the form, the paper, the reason of a rejection',
      erased: "erased, with the file; of an office that is there the application is the office's, and goes with it",
      kept: 'with the account, or the office',
    },
  ],
  answers: [
    {
      to: ['person.closed', 'person.left', 'person.role_changed', 'office.owner_changed'],
      trigger: 'office_members_keep_application',
      does: 'The application an office came from goes to somebody who owns it now.',
    },
    {
      to: ['person.suspended', 'person.suspension_ended', 'person.banned', 'person.unbanned', 'person.joined'],
      reads: 'approval asks how the applicant stands, and whose they are',
    },
    {
      to: [
        ...some('person', 'erased', 'email_changed', 'phone_changed', 'password_changed'),
        ...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'unled', 'led', 'closed'),
      ],
      nothing: 'an application is decided on its own',
    },
    {
      to: [...some('place', 'renamed', 'removed')],
      nothing: 'a city with applications cannot be deleted, and its name is read',
    },
  ],
});
