import { gzipSync } from 'node:zlib';
import { type EndpointShape, endpoints } from '@catch/contract';
import { inputSchema } from '@catch/contract/input-schema';
import type { Dice } from './dice.ts';
import { generate, type Hints, type Mode } from './from-schema.ts';
import { hostileJson, hostileText } from './hostile-values.ts';
import type { Question, Role } from './question.ts';

/** The people who ask, and what is known about the world so far; answers add to it. */
export interface World {
  readonly tokens: Record<Exclude<Role, 'nobody'>, readonly string[]>;
  readonly ids: string[];
  /** Sessions and accounts that may be ended, each asked for once. */
  readonly disposable: string[];
}

type Shape = EndpointShape & { readonly name: string };
const all: readonly Shape[] = Object.entries(endpoints as Record<string, EndpointShape>).map(
  ([name, endpoint]) => ({ ...endpoint, name }),
);
/** These end the session or the account that asks, so that only disposable people may send them well. */
const ENDING = new Set(['logout', 'deleteMe']);
/** A turn of the assistant or a call to a provider costs a hundred times what a look does. */
const COSTLY = new Set([
  'chat',
  'decideApproval',
  'chooseAlternative',
  'slackCallback',
  'calendarEvents',
  'calendars',
  'login',
]);

const MESSAGES = [
  'What is on my calendar today?',
  'Put gym on my calendar tomorrow at 7am',
  'Invite lee@example.org to coffee on Friday at 10',
  'Cancel the coffee',
  'undo that',
  'yes',
  'Remind me to call the dentist in two hours',
  'I never take calls before 10',
] as const;

const hintsFor = ({ ids }: World): Hints => {
  const id = (dice: Dice) => (dice.chance(0.8) && ids.length > 0 ? dice.pick(ids) : hostileText(dice));
  return {
    user_id: id,
    preference_id: id,
    reminder_id: id,
    impersonate_user_id: id,
    tool_call_id: id,
    channel: (dice) => dice.pick(['WEB', 'web', 'SLACK', 'whatsapp']),
    character_id: (dice) => dice.pick(['nora', 'milo', 'vera', 'nobody']),
    calendar_id: (dice) => dice.pick(['primary', 'madrid@example.org', 'nothing']),
    user_email: (dice) => dice.pick(['example.org', 'fuzz', '%', '_']),
    search: (dice) => dice.pick(['a', 'fuzz', '%', '_', 'É']),
    message: (dice) => dice.pick(MESSAGES),
  };
};

export function apiQuestion(dice: Dice, world: World): Question {
  let shape = dice.pick(all);
  if (COSTLY.has(shape.name) && dice.chance(0.7)) shape = dice.pick(all);
  const mode: Mode = dice.pick(['valid', 'boundary', 'hostile']);
  const role = dice.pick<Role>(['nobody', 'ordinary', 'ordinary', 'staff', 'staff']);
  const token = tokenFor(shape, role, dice, world);
  const { path, query, body, headers } = partsOf(shape, mode, dice, hintsFor(world));
  return {
    name: `${shape.name} ${mode} as ${token ? role : 'nobody'}`,
    method: shape.method,
    path: query ? `${path}?${query}` : path,
    headers: { ...headers, ...authorization(token, dice) },
    body,
    needs: shape.access,
    role: token ? role : 'nobody',
  };
}

function tokenFor(shape: Shape, role: Role, dice: Dice, world: World): string | undefined {
  if (role === 'nobody') return undefined;
  if (ENDING.has(shape.name)) return world.disposable.pop();
  return dice.pick(world.tokens[role]);
}

const authorization = (token: string | undefined, dice: Dice): Record<string, string> => {
  if (token) return { authorization: `Bearer ${token}` };
  return dice.pick<Record<string, string>>([
    {},
    { authorization: 'Bearer' },
    { authorization: 'Bearer null' },
    { authorization: `Bearer ${'x'.repeat(dice.pick([1, 43, 4000]))}` },
    { authorization: 'Basic YWRtaW46YWRtaW4=' },
    { authorization: "Bearer ' or 1=1 --" },
  ]);
};

function partsOf(shape: Shape, mode: Mode, dice: Dice, hints: Hints) {
  const value = (schema: EndpointShape['body']) =>
    schema ? generate(inputSchema(schema), mode, dice, hints) : undefined;
  const params = asRecord(value(shape.params));
  const path = shape.path.replace(/:(\w+)/g, (_whole, name: string) =>
    segment(params[name] ?? hostileText(dice)),
  );
  return { path, query: queryOf(asRecord(value(shape.query)), mode, dice), ...bodyOf(shape, value, dice) };
}

/** A dot segment is no parameter: clients and proxies resolve it to another address. */
const segment = (value: unknown): string => {
  const text = encodeURIComponent(wellFormed(value)).slice(0, 6000);
  return /^\.{0,2}$/.test(text) ? '%20' : text;
};

const wellFormed = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

const asRecord = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};

function queryOf(fields: Record<string, unknown>, mode: Mode, dice: Dice): string {
  const pairs = Object.entries(fields).map(([name, value]) => [wellFormed(name), wellFormed(value)]);
  if (mode === 'hostile' && dice.chance(0.3)) {
    const [again] = pairs;
    if (again) pairs.push(again);
    pairs.push([wellFormed(hostileText(dice)), wellFormed(hostileText(dice))]);
  }
  const query = pairs.map((pair) => pair.map((text = '') => encodeURIComponent(text)).join('=')).join('&');
  // Longer ones never reach the product: Node answers 431. The raw attacks see to that.
  return query.slice(0, 8000).replace(/%[\dA-F]?$/, '');
}

/** Bodies also where none belongs, of types that were not asked for, and packed. */
function bodyOf(shape: Shape, value: (schema: EndpointShape['body']) => unknown, dice: Dice) {
  if (shape.method === 'GET') return { body: undefined, headers: {} };
  if (!shape.body && dice.chance(0.7)) return { body: undefined, headers: {} };
  const json = JSON.stringify(shape.body ? value(shape.body) : hostileJson(dice)) ?? '';
  const plain = Buffer.from(dice.chance(0.06) ? spoil(json, dice) : json);
  if (dice.chance(0.05))
    return {
      body: gzipSync(plain),
      headers: { 'content-type': 'application/json', 'content-encoding': dice.pick(['gzip', 'br', 'odd']) },
    };
  const type = dice.chance(0.9)
    ? 'application/json'
    : dice.pick(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'a/b; c', '']);
  return { body: plain, headers: type ? { 'content-type': type } : {} };
}

const spoil = (json: string, dice: Dice): string =>
  dice.pick([
    json.slice(0, -1),
    `${json},`,
    `\ufeff${json}`,
    '{"__proto__":{"isStaff":true}}',
    '{"constructor":{"prototype":{"isStaff":true}}}',
    '{"message":"a","message":"b"}',
    '[',
    'NaN',
    '"\\ud800"',
    `${'['.repeat(50_000)}`,
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    `[${'1e999,'.repeat(1000)}1]`,
    `"${'a'.repeat(300_000)}"`,
  ]);
