import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { auditLogRoutes } from './routes.ts';

export const auditLogFeature = feature({
  about: 'What administrators did',
  contract,
  authorisation: {
    'GET /admin/audit': admin('audit'),
    'GET /admin/audit/export': admin('audit'),
    'GET /admin/audit/choices': admin('audit'),
  },
  routes: [auditLogRoutes],
  text: {
    people: ['audit_log.after', 'audit_log.before', 'audit_log.ip', 'audit_log.reason'],
    ours: ['audit_log.action', 'audit_log.subject_id', 'audit_log.subject_kind'],
  },
  personal: [
    {
      what: '`audit_log`',
      holds: 'what administrators did to the person, with texts before and after and a reason',
      erased:
        'action, time, subject, administrator, numbers and states remain; texts and reasons are erased, and the address of what the person did',
      kept: '3 years, `security.*` 5: obligations of the operator',
    },
  ],
  answers: [
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'what an administrator did stays done; a name is erased with the account',
    },
  ],
});
