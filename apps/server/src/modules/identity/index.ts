export { createAuthenticate, type StaffRule, staffRule } from './authenticate.ts';
export * from './grants.port.ts';
export { type IdentityRoutesDependencies, identityRoutes } from './identity.routes.ts';
export * from './identity-provider.port.ts';
export { ForeignIssuer, stampIssuer } from './issuer-stamp.ts';
export { recordStaffAccess } from './staff-access.ts';
export { createSubjectOfCall, isUserId, type Subject, type SubjectOfCall } from './subject-of-call.ts';
