import { normalizeStaffDomain } from '@catch/contract/staff';
import { z } from 'zod';
import { providers } from '../../calendars/index.ts';
import { channels } from '../../channels/index.ts';
import { flag, port, secret, text, url, whole } from './fields.ts';

/** `id:base64` pairs of 32-byte keys; the first encrypts, all decrypt (docs/operations.md, 'Key rotation'). */
const tokenKeys = text.transform((value, context) => {
  const keys = value.split(',').map((pair) => {
    const [id = '', encoded = ''] = pair.trim().split(':', 2);
    return { id, key: Buffer.from(encoded, 'base64') };
  });
  if (keys.some(({ id, key }) => !/^[A-Za-z0-9_-]{1,32}$/.test(id) || key.length !== 32))
    context.addIssue("must be 'id:base64' pairs of 32-byte keys, separated by commas");
  if (new Set(keys.map(({ id }) => id)).size !== keys.length) context.addIssue('names one key id twice');
  return keys;
});

/** 'authorization=Bearer x,x-team=1', as OpenTelemetry writes them. */
const otlpHeaders = text.transform((value, context) => {
  const pairs = value.split(',').map((pair) => pair.split(/=(.*)/s, 2).map((part) => part.trim()));
  if (pairs.some(([name = '', content = '']) => !/^[\w-]+$/.test(name) || content === ''))
    context.addIssue("must be 'name=value' pairs, separated by commas");
  return Object.fromEntries(pairs.map(([name = '', content = '']) => [name, content]));
});

const money = z.coerce.number<string>().min(0).max(1_000_000_000);

/** 'openai:gpt-5=1.25/10/0.125': what a million tokens cost that are sent, written, and read from or put into a cache. */
const modelPrices = text.transform((value, context) => {
  const priced = value.split(',').map((pair) => {
    const [, name = '', list = ''] = /^(.+)=([^=]+)$/.exec(pair.trim()) ?? [];
    return [name.trim(), list.split('/').map(Number)] as const;
  });
  if (
    priced.some(
      ([name, list]) => !name || list.length < 2 || list.length > 4 || !list.every((one) => one >= 0),
    )
  )
    context.addIssue(
      "must be 'model=sent/written' or 'model=sent/written/cached/put into the cache', with commas",
    );
  return Object.fromEntries(
    priced.map(([name, [input = 0, output = 0, cached = input, stored = input]]) => [
      name,
      { input, output, cached, stored },
    ]),
  );
});

/** The assistant that needs no model, and what settings of earlier versions call it. */
export const BUILT_IN = 'built-in';
const FORMERLY = 'offline';

/** Those of calendar providers and channels, by name: each reads its own (`channels/<name>/settings.ts`). */
const ownSettings: object = Object.assign({}, ...[...providers, ...channels].map(({ settings }) => settings));

/** Every setting of the product; `.env.example` explains each to a person (a test keeps the two equal). */
export const settingsShape = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  DATABASE_URL: text.refine((value) => /^postgres(ql)?:\/\//.test(value), 'must be a postgres:// URL'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  BRAND_NAME: text.max(40).default('Catch'),
  STAFF_EMAIL_DOMAIN: z.string().default('').transform(normalizeStaffDomain),
  STAFF_REQUIRE_HD: flag.default(false),
  TOKEN_KEYS: tokenKeys,
  ASSISTANT_MODEL: text.default(BUILT_IN),
  MODEL_TIMEOUT_SECONDS: whole(1, 80).default(30),
  MODEL_TURN_SECONDS: whole(40, 85).default(80),
  MODEL_REST_SECONDS: whole(0, 600).default(60),
  MODEL_PRICES: modelPrices.default({}),
  MODEL_BUDGET_USER: money.optional(),
  MODEL_BUDGET_TOTAL: money.optional(),
  MODEL_READER_FIRST: flag.default(false),
  MODEL_MAX_OUTPUT: whole(100, 200_000).default(4000),
  MODEL_TEMPERATURE: z.coerce.number<string>().min(0).max(2).optional(),
  MODEL_REASONING_EFFORT: z.enum(['none', 'minimal', 'low', 'medium', 'high']).optional(),
  VOICE_MODEL: text.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUST_PROXY: whole(0, 10).default(0),
  DATABASE_POOL: whole(2, 500).optional(),
  WORKER_CONCURRENCY: whole(1, 500).default(30),
  RATE_LIMIT_PER_MINUTE: whole(1, 10_000_000).default(600),
  RATE_LIMIT_USER_PER_MINUTE: whole(1, 1_000_000_000).optional(),
  RATE_LIMIT_WORKSPACE_PER_MINUTE: whole(1, 1_000_000_000).optional(),
  RATE_LIMIT_STRANGERS_PER_MINUTE: whole(1, 1_000_000_000).optional(),
  RETENTION_DAYS: whole(1, 36_500).optional(),
  CALENDAR_SYNC_MINUTES: whole(1, 1440).default(15),
  STOP_DELAY_MS: whole(0, 20_000).optional(),
  CLOCK_OFFSET_MS: whole(-31_536_000_000, 31_536_000_000).default(0),

  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_ISSUER: url.default('https://accounts.google.com'),
  GOOGLE_CALENDAR_URL: url.default('https://www.googleapis.com/calendar/v3'),
  GOOGLE_GMAIL_URL: url.default('https://gmail.googleapis.com/gmail/v1'),
  GOOGLE_MAIL_HEADERS: flag.default(true),

  METRICS_TOKEN: secret.optional(),
  OTLP_URL: url.optional(),
  OTLP_HEADERS: otlpHeaders.default({}),

  LOGFIRE_URL: url.optional(),
  LOGFIRE_WRITE_TOKEN: secret.optional(),
  LOGFIRE_READ_TOKEN: secret.optional(),
  LOGFIRE_PROJECT_URL: url.optional(),

  OPENAI_API_KEY: secret.optional(),
  OPENAI_BASE_URL: url.optional(),
  ANTHROPIC_API_KEY: secret.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: secret.optional(),

  ...ownSettings,
};

const isLoopback = (address: string) =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(new URL(address).hostname);

/** 'openai:a, anthropic:b': the models in the order in which they are asked. */
export const modelNames = (setting: string): string[] =>
  setting
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => (name === FORMERLY ? BUILT_IN : name));

export const settingsSchema = z
  .object(settingsShape)
  .transform((settings) => ({
    ...settings,
    // One person may use several addresses, and a workspace holds many people.
    RATE_LIMIT_USER_PER_MINUTE: settings.RATE_LIMIT_USER_PER_MINUTE ?? 5 * settings.RATE_LIMIT_PER_MINUTE,
    RATE_LIMIT_WORKSPACE_PER_MINUTE:
      settings.RATE_LIMIT_WORKSPACE_PER_MINUTE ?? 50 * settings.RATE_LIMIT_PER_MINUTE,
    // Behind a proxy somebody has to notice first: with a look every two seconds, three are missed at most.
    STOP_DELAY_MS: settings.STOP_DELAY_MS ?? (settings.TRUST_PROXY > 0 ? 6000 : 0),
    // They are sent one after the other, so more than that would only wait.
    RATE_LIMIT_STRANGERS_PER_MINUTE:
      settings.RATE_LIMIT_STRANGERS_PER_MINUTE ?? Math.ceil(settings.RATE_LIMIT_PER_MINUTE / 10),
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
  }))
  .check((context) => {
    const settings = context.value;
    const needed: Record<string, string | undefined> = {
      openai: settings.OPENAI_API_KEY ?? settings.OPENAI_BASE_URL,
      anthropic: settings.ANTHROPIC_API_KEY,
      google: settings.GOOGLE_GENERATIVE_AI_API_KEY,
      [BUILT_IN]: 'none needed',
    };
    const problem = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: undefined });
    const named = modelNames(settings.ASSISTANT_MODEL);
    for (const [index, name] of named.entries()) {
      const [provider = '', id] = name.split(/:(.*)/s);
      if (!(provider in needed) || (provider === BUILT_IN) !== !id)
        problem(
          'ASSISTANT_MODEL',
          "must be 'built-in', 'openai:…', 'anthropic:…' or 'google:…', or a list of them",
        );
      else if (!needed[provider]) problem('ASSISTANT_MODEL', `names ${provider}, whose API key is not set`);
      else if (provider === BUILT_IN && index < named.length - 1)
        problem('ASSISTANT_MODEL', "names something behind 'built-in', which always answers");
    }
    const [voiceProvider = '', voiceModel] = settings.VOICE_MODEL?.split(/:(.*)/s) ?? [];
    if (settings.VOICE_MODEL && (!voiceModel || !['openai', 'google'].includes(voiceProvider)))
      problem('VOICE_MODEL', "must be 'openai:…' or 'google:…'");
    else if (settings.VOICE_MODEL && !needed[voiceProvider])
      problem('VOICE_MODEL', `names ${voiceProvider}, whose API key is not set`);
    const hasBudget = settings.MODEL_BUDGET_USER !== undefined || settings.MODEL_BUDGET_TOTAL !== undefined;
    const unpriced = named.filter((name) => name !== BUILT_IN && !settings.MODEL_PRICES[name]);
    if (hasBudget && unpriced.length > 0)
      problem(
        'MODEL_PRICES',
        `names no price of ${unpriced.join(', ')}; a budget needs it (0/0 if it is free)`,
      );
    if (new Set(named).size !== named.length) problem('ASSISTANT_MODEL', 'names one model twice');
    if (settings.MODEL_TIMEOUT_SECONDS > settings.MODEL_TURN_SECONDS)
      problem('MODEL_TIMEOUT_SECONDS', 'must not be longer than MODEL_TURN_SECONDS');
    if (
      settings.NODE_ENV === 'production' &&
      !isLoopback(settings.PUBLIC_URL) &&
      !settings.PUBLIC_URL.startsWith('https:')
    )
      problem('PUBLIC_URL', 'must be https in production');
    if (settings.NODE_ENV === 'production' && settings.CLOCK_OFFSET_MS !== 0)
      problem('CLOCK_OFFSET_MS', 'is for rehearsals and never for production');
  });

export type Settings = z.output<typeof settingsSchema>;
