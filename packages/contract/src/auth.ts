import { z } from 'zod';
import { Done, Timestamp, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './languages.ts';
import { routes } from './routes.ts';

const LanguageChoice = z.enum(languages).nullable();

export const CurrentUser = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    picture: z.string().nullable(),
    created_at: Timestamp,
    /** The Google grant is gone or lacks a scope: Settings shows 'Reconnect' (decisions.md, 'Session'). */
    google_reconnect_needed: z.boolean(),
    /** What the person chose in Settings; null until they do, and the web is English then. */
    language: LanguageChoice,
    /** Of the person's calendar; null until it was read. */
    time_zone: z.string().nullable(),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.output<typeof CurrentUser>;

export const Character = z
  .object({ id: z.string(), name: z.string(), picture_url: z.string().nullable(), description: z.string() })
  .meta({ id: 'Character' });
export type Character = z.output<typeof Character>;

const tag = 'Auth and assistant choice';

export const authEndpoints = {
  login: endpoint(routes.login, {
    summary: 'Where to send the browser to sign in with Google',
    tag,
    response: z.object({ auth_url: z.string() }),
  }),
  logout: endpoint(routes.logout, { summary: 'Revoke this session', tag, response: Done }),
  me: endpoint(routes.me, { summary: 'The signed-in user', tag, response: CurrentUser, isAsTyped: true }),
  chooseLanguage: endpoint(routes.chooseLanguage, {
    summary: 'Choose the language of the web app, or none',
    tag,
    body: z.object({ language: LanguageChoice }),
    response: z.object({ language: LanguageChoice }).meta({ id: 'ChosenLanguage' }),
  }),
  mailHeaders: endpoint(routes.mailHeaders, {
    summary: 'Whether names are looked for in mail headers, too',
    tag,
    response: z.object({ state: z.enum(['on', 'off', 'unavailable']) }).meta({ id: 'MailHeaders' }),
  }),
  turnOnMailHeaders: endpoint(routes.turnOnMailHeaders, {
    summary: 'Where to send the browser to let Google ask for mail headers',
    tag,
    response: z.object({ auth_url: z.string() }),
  }),
  turnOffMailHeaders: endpoint(routes.turnOffMailHeaders, {
    summary: 'Read mail headers no more, and learn the profile again without them',
    tag,
    response: Done,
  }),
  myAssistant: endpoint(routes.myAssistant, {
    summary: 'The chosen assistant character, or null',
    tag,
    response: Character.nullable(),
  }),
  chooseAssistant: endpoint(routes.chooseAssistant, {
    summary: 'Choose an assistant character',
    tag,
    query: z.object({ character_id: text() }),
    response: Character,
  }),
  characters: endpoint(routes.characters, {
    summary: 'Every assistant character',
    tag,
    response: z.array(Character),
  }),
};
