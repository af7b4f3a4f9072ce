import type { Part } from '../platform/part.ts';
import { avatarSvg } from './avatar.ts';
import { samplePeople } from './sample-people.ts';

export const avatarPath = (sub: string): string => `/people/${sub}.svg`;

/** The people themselves, and the small settings every other part shares. */
export const accountsPart: Part = {
  name: 'accounts',
  tables: ['accounts', 'sandbox_values'],
  migrations: [
    `CREATE TABLE accounts (
       email text PRIMARY KEY, position bigint GENERATED ALWAYS AS IDENTITY, sub text NOT NULL UNIQUE,
       name text NOT NULL, given_name text NOT NULL, family_name text NOT NULL, time_zone text NOT NULL,
       locale text NOT NULL, email_verified boolean NOT NULL, hosted_domain text,
       phone text NOT NULL UNIQUE, slack_user_id text NOT NULL UNIQUE, sample boolean NOT NULL);
     CREATE TABLE sandbox_values (name text PRIMARY KEY, value jsonb NOT NULL);`,
  ],
  seed: async ({ accounts }) => {
    for (const person of samplePeople) await accounts.insert(person);
  },
  routes: (app, { accounts }) => {
    app.get<{ Params: { sub: string } }>('/people/:sub.svg', async (request, reply) => {
      const account = await accounts.findBySub(request.params.sub);
      if (account === undefined) return reply.code(404).type('text/plain').send('There is no such person.');
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=3600')
        .send(avatarSvg(account));
    });
  },
};
