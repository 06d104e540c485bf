import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { auditLogRoutes } from './routes.ts';

export const auditLogFeature = feature({
  about: 'What administrators did',
  contract,
  routes: [auditLogRoutes],
  text: {
    people: ['audit_log.after', 'audit_log.before', 'audit_log.ip', 'audit_log.reason'],
    ours: ['audit_log.action', 'audit_log.subject_id', 'audit_log.subject_kind'],
  },
  answers: [{ to: ['person.*'], nothing: 'what an administrator did stays done; a name is erased with the account' }],
});
