import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentials } from '../../../../sandbox/src/credentials.ts';
import { lastUserText, ScriptedModel } from '../../../test/scripted-model.ts';
import { METRICS } from '../../platform/telemetry/metric-list.ts';
import { startTracing, type Tracing } from '../../platform/telemetry/tracing.ts';
import {
  type ChannelHarness,
  createChannelHarness,
  soon,
  type TestPerson,
} from '../channels/test/channel-harness.ts';
import { scheduleReminder } from '../reminders/index.ts';

let harness: ChannelHarness;
let tracing: Tracing;
let person: TestPerson;
const model = new ScriptedModel((options) => `re: ${lastUserText(options)}`);

beforeAll(async () => {
  harness = await createChannelHarness({ model });
  // A collector of one's own; the sandbox's takes whatever speaks OTLP.
  tracing = startTracing({
    ...harness.product.settings,
    OTLP_URL: `${harness.sandbox.url}/logfire`,
    OTLP_HEADERS: { authorization: credentials.logfire.writeToken },
  });
  person = await harness.newPerson();
  await person.connectWhatsapp();
});
afterAll(async () => {
  await tracing?.shutdown();
  await harness?.close();
});

interface Span {
  readonly trace_id: string;
  readonly span_id: string;
  readonly parent_span_id: string | null;
  readonly span_name: string;
}

async function spans(where: string): Promise<Span[]> {
  const response = await fetch(`${harness.sandbox.url}/logfire/v2/query`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${credentials.logfire.readToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      min_timestamp: new Date(Date.now() - 600_000).toISOString(),
      sql: `SELECT trace_id, span_id, parent_span_id, span_name FROM records WHERE ${where}`,
    }),
  });
  return ((await response.json()) as { data: Span[] }).data;
}

const figures = async (accept = 'text/plain'): Promise<string> =>
  (await fetch(`${harness.url}/metrics`, { headers: { accept } })).text();

/** The lines of a metric. */
const linesOf = (text: string, start: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(start));

describe('one message', () => {
  it('is one trace, from the webhook over both queues to the reply', async () => {
    await person.whatsapp.send('a trace, please');
    await person.whatsapp.waitForText('re: a trace, please');
    const { trace_id: traceId } = await harness.product.database.db
      .selectFrom('turns')
      .select('trace_id')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    const whole = ['POST /webhooks/whatsapp', 'invoke_agent catch', 'deliver reply'];
    await soon(async () =>
      (await spans(`trace_id = '${traceId}'`)).map(({ span_name }) => span_name),
    ).toEqual(expect.arrayContaining(whole));
    const found = await spans(`trace_id = '${traceId}'`);
    const byId = new Map(found.map((span) => [span.span_id, span]));
    const reply = found.find(({ span_name }) => span_name === 'deliver reply');
    const above: string[] = [];
    for (let span = reply; span; span = byId.get(span.parent_span_id ?? '')) above.unshift(span.span_name);
    expect(above).toEqual(whole);
    // What the provider was asked appears below the delivery.
    expect(found.some((span) => span.parent_span_id === reply?.span_id)).toBe(true);
  });

  it('goes on in its trace after the process that had taken it died', async () => {
    const { db } = harness.product.database;
    const parent = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
    const id = crypto.randomUUID();
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('turns')
        .values({
          id,
          user_id: person.userId,
          channel: 'WHATSAPP',
          epoch: 0,
          created_at: new Date(),
        } as never)
        .execute();
      await transaction
        .insertInto('inbox')
        .values({
          user_id: person.userId,
          channel: 'WHATSAPP',
          provider_id: id,
          body: 'left behind',
          details: '{}',
          said_at: new Date(),
          received_at: new Date(Date.now() - 10_000),
          epoch: 0,
          turn_id: id,
          status: 'taken',
          trace_parent: parent,
        } as never)
        .execute();
      // Nobody has this number any longer.
      await transaction
        .updateTable('lanes')
        .set({ holder: 999_999, taken_at: new Date() })
        .where('user_id', '=', person.userId)
        .execute();
    });
    // Its words were not stored with the turn, so the model is only asked to continue.
    await person.whatsapp.waitForText('Go on.');
    await soon(async () =>
      (await spans(`trace_id = '${'a1'.repeat(16)}'`)).map(({ span_name }) => span_name),
    ).toEqual(expect.arrayContaining(['invoke_agent catch', 'deliver reply']));
  });

  it('is counted at every step', async () => {
    await person.call('POST', '/api/v1/assistant/chat', { message: 'on the web', channel: 'web' });
    await person.call('GET', '/api/v1/no/such/place');
    const text = await figures();
    for (const start of [
      'catch_http_request_duration_seconds_count{method="POST",route="/webhooks/whatsapp",status="200"}',
      'catch_http_request_duration_seconds_count{method="GET",route="none",status="404"}',
      'catch_provider_call_duration_seconds_count{vendor="whatsapp",status="200"}',
      `catch_turn_duration_seconds_count{channel="WHATSAPP",model="${model.modelId}",outcome="answered"}`,
      'catch_answer_duration_seconds_count{channel="WHATSAPP"}',
      'catch_answer_duration_seconds_count{channel="WEB"}',
      'catch_deliveries_total{channel="WHATSAPP",kind="reply",outcome="sent"}',
      'catch_jobs_total{task="turn",outcome="done"}',
      'catch_model_call_duration_seconds_count',
      'catch_database_connections{pool="jobs",state="idle"}',
      'catch_database_waiting{pool="work"}',
      'catch_turn_oldest_age_seconds',
      'catch_build_info{version="',
    ])
      expect(linesOf(text, start), start).not.toEqual([]);
  });

  it('is named with its trace where traces are asked for', async () => {
    const text = await figures('application/openmetrics-text');
    expect(text).toMatch(/catch_answer_duration_seconds_bucket\{.*\} \d+ # \{trace_id="[0-9a-f]{32}"\}/);
    expect(await figures()).not.toContain('trace_id');
  });
});

it('a reminder is counted from its time to its message', async () => {
  const due = new Date(Date.now() - 45_000);
  const { id } = await scheduleReminder(harness.product.database.db, {
    id: crypto.randomUUID(),
    userId: person.userId,
    text: 'water the ferns',
    timeZone: 'UTC',
    channel: 'WHATSAPP',
    scheduledAt: due,
    cron: null,
    relativeTo: null,
    nextAt: null,
    at: due,
  });
  // Nobody looked at its time.
  await harness.product.database.db
    .updateTable('reminders')
    .set({ is_active: true, next_at: due })
    .where('id', '=', id)
    .execute();
  await person.whatsapp.waitForText('water the ferns');
  const bucket = (le: number) => `catch_reminder_delay_seconds_bucket{le="${le}",channel="WHATSAPP"}`;
  await soon(async () => linesOf(await figures(), bucket(60))).toEqual([expect.stringMatching(/ 1$/)]);
  expect(linesOf(await figures(), bucket(30))).toEqual([expect.stringMatching(/ 0$/)]);
});

describe('labels', () => {
  it('are those of the list, and carry no ids, addresses or words', async () => {
    const text = await figures();
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@|please/);
    for (const [name, { labels }] of Object.entries<{ labels: readonly string[] }>(METRICS))
      for (const line of linesOf(text, `${name}{`))
        expect([...line.matchAll(/(\w+)="/g)].map(([, label]) => label)).toEqual(labels);
  });
});
