export { listAccounts, setAccountActive } from './accounts.ts';
export { createAuthenticate, type StaffRule, staffRule } from './authenticate.ts';
export * from './grants.port.ts';
export { identityRoutes } from './identity.routes.ts';
export * from './identity-provider.port.ts';
export { ForeignIssuer, stampIssuer } from './issuer-stamp.ts';
export * from './people.ts';
export { listStaffAccess, recordStaffAccess } from './staff-access.ts';
export { createSubjectOfCall, isUserId, type SubjectOfCall } from './subject-of-call.ts';
