/**
 * The credentials that the imitated vendors know. They open nothing but the sandbox, so they may be public;
 * they are unlike real ones on purpose.
 */
export const credentials = {
  google: {
    clientId: 'catch-sandbox.apps.googleusercontent.com',
    clientSecret: 'sandbox-google-secret',
  },
  slack: {
    clientId: '1000000000001.1000000000002',
    clientSecret: 'sandbox-slack-secret',
    signingSecret: 'sandbox-slack-signing-secret',
  },
  whatsapp: {
    businessAccountId: '102000000000001',
    phoneNumberId: '106000000000001',
    /** Digits only, as wa.me wants them. */
    number: '15550100200',
    token: 'sandbox-whatsapp-token',
    appSecret: 'sandbox-whatsapp-app-secret',
    verifyToken: 'sandbox-whatsapp-verify-token',
  },
  logfire: {
    writeToken: 'pylf_v1_local_sandboxwritetoken',
    readToken: 'pylf_v1_local_sandboxreadtoken',
    organization: 'sandbox',
    project: 'catch',
  },
} as const;
