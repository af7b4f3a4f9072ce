export { listAccounts, setAccountActive } from './accounts.ts';
export { createAuthenticate, type StaffRule, staffRule } from './authenticate.ts';
export { type IdentityRoutesDependencies, identityRoutes } from './identity.routes.ts';
export * from './identity-provider.port.ts';
export { ForeignIssuer, stampIssuer } from './issuer-stamp.ts';
export * from './people.ts';
export { CALENDAR_SCOPES, coversCalendar, grantedScopes, MAIL_SCOPE, SIGN_IN_SCOPES } from './scopes.ts';
export { listStaffAccess, recordStaffAccess } from './staff-access.ts';
export { createSubjectOfCall, isUserId, type Subject, type SubjectOfCall } from './subject-of-call.ts';
