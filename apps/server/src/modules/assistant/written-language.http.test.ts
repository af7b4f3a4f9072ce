import { afterAll, beforeAll, expect, it } from 'vitest';
import { resultsSinceUser, ScriptedModel } from '../../../test/scripted-model.ts';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { untilTen } from '../../../test/until-ten.ts';
import { createRunningClock } from '../channels/test/running-clock.ts';

// With a model: receipts and cards match the language that it is written to, unless one was chosen in Settings.

let product: TestProduct;
const clock = createRunningClock();
let wanted: { name: string; input: Record<string, unknown> };
const model = new ScriptedModel((options) =>
  resultsSinceUser(options).length > 0 ? '' : { calls: [wanted] },
);
beforeAll(async () => {
  product = await createTestProduct({ model, clock });
});
afterAll(() => product.close());

let people = 0;
const signIn = async () => {
  clock.reset();
  const token = await product.signIn(`written-${Date.now().toString(36)}-${++people}@example.org`);
  clock.advance(untilTen());
  return token;
};
const call = async (token: string, method: 'POST' | 'PUT', url: string, payload: object) => {
  const answer = await product.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const say = (token: string, message: string, name: string, input: Record<string, unknown>) => {
  wanted = { name, input };
  return call(token, 'POST', '/assistant/chat', { message, channel: 'web' });
};
const SAUNA = { title: 'Sauna', when: 'tomorrow at 6pm' };

it.each([
  [
    'Apunta Sauna para mañana a las 6 de la tarde',
    /^Apuntado: Sauna, mañana /,
    'Cancela la sauna, por favor',
    /^Cancelar Sauna/,
    /^Cancelado: /,
  ],
  [
    'Trag bitte Sauna für morgen um 18 Uhr ein',
    /^Eingetragen: Sauna, morgen /,
    'Sag die Sauna morgen bitte ab',
    /^Absagen: Sauna/,
    /^Abgesagt: /,
  ],
  [
    'Ajoute Sauna pour demain à 18 heures',
    /^C’est noté\u00a0: Sauna, demain /,
    'Annule le Sauna de demain, merci',
    /^Annuler Sauna/,
    /^Annulé\u00a0: /,
  ],
  [
    'Put Sauna in for tomorrow at 6pm',
    /^Booked: Sauna, tomorrow /,
    'Cancel the sauna tomorrow please',
    /^Cancel Sauna/,
    /^Cancelled: /,
  ],
  // None of ours.
  [
    'Metti Sauna in agenda domani alle 6 di sera',
    /^Booked: Sauna, tomorrow /,
    'Annulla la sauna di domani, grazie',
    /^Cancel Sauna/,
    /^Cancelled: /,
  ],
])('%s', async (book, booked, cancel, card, cancelled) => {
  const token = await signIn();
  expect((await say(token, book, 'create_event', SAUNA)).message).toMatch(booked);
  const { pending_approvals } = await say(token, cancel, 'delete_event', { event: 'Sauna' });
  expect(pending_approvals[0].formatted_args).toMatch(card);
  // The receipt of what was pressed goes on in the same language.
  const [{ tool_call_id }] = pending_approvals;
  const pressed = await call(token, 'POST', '/assistant/approval', { tool_call_id, approved: true });
  expect(pressed.message).toMatch(cancelled);
});

it('a word that could be of any language changes nothing', async () => {
  const token = await signIn();
  await say(token, 'Apunta Sauna para mañana a las 6 de la tarde', 'create_event', SAUNA);
  expect(
    (await say(token, 'ok', 'create_event', { ...SAUNA, title: 'Gym', when: 'in two days at 6pm' })).message,
  ).toMatch(/Apunta/);
});

it('a language that was chosen wins', async () => {
  const token = await signIn();
  await call(token, 'PUT', '/auth/me/language', { language: 'de' });
  expect(
    (await say(token, 'Apunta Sauna para mañana a las 6 de la tarde', 'create_event', SAUNA)).message,
  ).toMatch(/^Eingetragen: Sauna, morgen /);
});
