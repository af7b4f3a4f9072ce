import type { Part } from '../../platform/part.ts';
import { identifyCaller } from '../authenticate.ts';
import { answerGoogleErrors, googleFaultBody } from '../google-error.ts';
import { gmailRoutes } from './gmail.routes.ts';
import { createMessages } from './message.repository.ts';
import { sampleMail } from './sample-mail.ts';

/** Gmail, as far as the metadata scope reaches: who wrote to whom and when. */
export const gmailPart: Part = {
  name: 'google-gmail',
  vendor: 'google',
  prefixes: ['/google/gmail/v1'],
  tables: ['gmail_messages'],
  migrations: [
    `CREATE TABLE gmail_messages (
       email text NOT NULL, id text NOT NULL, thread_id text NOT NULL, label_ids text[] NOT NULL,
       internal_date timestamptz NOT NULL, headers jsonb NOT NULL, body text NOT NULL, PRIMARY KEY (email, id));
     CREATE INDEX gmail_messages_newest ON gmail_messages (email, internal_date DESC, id DESC);`,
  ],
  identify: identifyCaller,
  faultBody: googleFaultBody,
  seed: async ({ database, accounts, now }) => {
    const [any] = await database.query('SELECT 1 FROM gmail_messages LIMIT 1');
    if (any !== undefined) return;
    const people = (await accounts.list()).filter((account) => account.sample);
    await createMessages(database).insertAll(sampleMail(people, now()));
  },
  routes: (app, context) => {
    answerGoogleErrors(app, context.log);
    gmailRoutes(app, context);
  },
};
