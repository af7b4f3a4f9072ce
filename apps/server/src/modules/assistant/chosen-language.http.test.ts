import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDaytimeClock } from '../../../test/daytime-clock.ts';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';

// Without a hosted model: our own reader reads English, and answers in what the person chose in Settings.

const clock = createDaytimeClock();
let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct({ clock });
});
afterAll(() => product.close());

const signIn = (email: string) => clock.whileSigningIn(() => product.signIn(email));
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
const say = (token: string, message: string) =>
  call(token, 'POST', '/assistant/chat', { message, channel: 'web' });

it.each([
  ['es', /^Apuntado: Sauna, mañana 18:00–19:00\.$/, /^Te lo recuerdo mañana a las 09:00: /],
  ['de', /^Eingetragen: Sauna, morgen 18:00–19:00\.$/, /^Ich erinnere dich morgen um 09:00: /],
  ['fr', /^C’est noté\u00a0: Sauna, demain 18:00–19:00\.$/, /^Je te le rappelle demain à 09:00\u00a0: /],
] as const)('answers in %s', async (language, booked, reminded) => {
  const token = await signIn(`spoken-${language}-${Date.now().toString(36)}@example.org`);
  expect((await say(token, 'book sauna tomorrow at 6pm for an hour')).message).toMatch(/^Booked: Sauna/);
  await say(token, 'undo that');
  await call(token, 'PUT', '/auth/me/language', { language });
  expect((await say(token, 'book sauna tomorrow at 6pm for an hour')).message).toMatch(booked);
  expect((await say(token, 'remind me tomorrow at 9am to water the ferns')).message).toMatch(reminded);
  await call(token, 'PUT', '/auth/me/language', { language: null });
  expect((await say(token, 'undo that')).message).toMatch(/^Undone: /);
});

it.each([
  [null, 'Event', 'Reminder'],
  ['es', 'Evento', 'Recordatorio'],
  ['de', 'Termin', 'Erinnerung'],
  ['fr', 'Événement', 'Rappel'],
] as const)(
  'what nobody gave a name has one in the chosen language: %s',
  async (language, event, reminder) => {
    const token = await signIn(`unnamed-${language}-${Date.now().toString(36)}@example.org`);
    await call(token, 'PUT', '/auth/me/language', { language });
    const { message, pending_approvals } = await say(token, 'block tomorrow 6-7pm and Saturday 7-8pm');
    // Nothing in it is anybody else's: no card.
    expect(pending_approvals).toEqual([]);
    expect(message.split(`: ${event}, `)).toHaveLength(3);
    await say(token, 'remind me');
    expect((await say(token, 'tomorrow at 9am')).message).toContain(`: ${reminder}.`);
  },
);

it('never tells anybody twice in a row, in the same words, that they were not understood', async () => {
  const token = await signIn(`unclear-${Date.now().toString(36)}@example.org`);
  const heard: string[] = [];
  for (const message of ['blorp the snarf', 'gribble wumpus zed', 'blorp the snarf'])
    heard.push((await say(token, message)).message);
  expect(heard[1]).not.toBe(heard[0]);
  expect(heard[2]).not.toBe(heard[1]);
  const first = (await say(token, 'Kannst du bitte den Zahnarzt auf morgen verschieben?')).message;
  const second = (await say(token, 'Bitte verschiebe meinen Termin auf nächste Woche.')).message;
  expect(first).toMatch(/^Ich verstehe bisher nur Englisch/);
  expect(second).toMatch(/^Ich habe nichts geändert\. Kannst du das auf Englisch sagen/);
});

it('a refusal comes in the language that our pages name, and in English for everybody else', async () => {
  const token = await signIn(`refused-${Date.now().toString(36)}@example.org`);
  const refused = async (headers: Record<string, string>) => {
    const answer = await product.app.inject({
      method: 'DELETE',
      url: '/api/v1/me/memory/preferences/00000000-0000-4000-8000-000000000000',
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    expect(answer.statusCode, answer.body).toBe(404);
    return answer.json().detail;
  };
  expect(await refused({ 'x-language': 'de' })).toBe('Diese Vorliebe gibt es nicht mehr');
  expect(await refused({ 'accept-language': 'de' })).toBe('Preference not found');
  expect(await refused({ 'x-language': 'xx' })).toBe('Preference not found');
});
