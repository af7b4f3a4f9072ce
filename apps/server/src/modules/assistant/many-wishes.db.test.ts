import { dayAt, parseDateTime } from '@catch/scheduling';
import { readNotation } from '@catch/understanding';
import { describe, expect, it } from 'vitest';
import { calendarTalk } from '../../../test/calendar-talk.ts';
import { sayClock, sayDay } from '../../platform/say-time.ts';
import { readerIn } from '../../platform/time-reader.ts';

/** Many wishes at once, as they were read: every one of them is done, or named as left. None is lost. */
const talk = calendarTalk({ by: 'manager' });
const { google, store, answers, say } = talk;

const NAMES = [
  ...'Anchor Basket Candle Dragon Engine Forest Garden Hammer Island Jacket Kettle Ladder'.split(' '),
  ...'Magnet Needle Orchid Pencil Quartz Ribbon Saddle Turnip Umbrella Velvet Walnut Zipper'.split(' '),
];
/** 'Anchor sync', 'Basket sync', …, then 'Anchor review', …: each at an hour of its own. */
const KINDS = ['sync', 'review', 'demo', 'workshop', 'talk'];
const wishes = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const name = `${NAMES[index % NAMES.length]} ${KINDS[Math.floor(index / NAMES.length)]}`;
    const day = String(1 + Math.floor(index / 8)).padStart(2, '0');
    const at = parseDateTime(
      `2026-12-${day}T${String(9 + (index % 8)).padStart(2, '0')}:00`,
      'Europe/Madrid',
    );
    return {
      name,
      at,
      text: `{create|Book [title:${name}] [time:on 2026-12-${day} at ${9 + (index % 8)}:00]}`,
    };
  });
const titles = (userId: string) => new Set(google.shown(userId).map((one) => one.replace(/ \S+$/, '')));

const saidOf = (at: number): string => {
  const reader = readerIn('Europe/Madrid', parseDateTime('2026-11-16T10:00', 'Europe/Madrid'));
  return `${sayDay(dayAt(at, reader.zone), reader)}, ${sayClock(at, reader)}`;
};

/** Each is in the calendar, or named in the reply as not done. */
function expectNoneLost(userId: string, reply: string, asked: readonly { name: string }[]): void {
  const done = titles(userId);
  const left = asked.filter(({ name }) => !done.has(name));
  for (const { name } of left) expect(reply.toLowerCase()).toContain(name.toLowerCase());
}

describe.each(['model', 'built-in'] as const)('wishes in one message, by the %s', (by) => {
  const other = calendarTalk({ by });
  for (const count of [15, 40, 100])
    it(`${count} of them`, async () => {
      const userId = await other.harness.createUser();
      const asked = wishes(count);
      const words = asked.map(({ text }) => (by === 'model' ? text : readNotation(text).message));
      const reply = await other.say(userId, words.join(by === 'model' ? '. ' : '.\n'));
      // By its name, or at its hour under another: what it is called is the reader's affair.
      const there = other.google.shown(userId).join('\n').toLowerCase();
      const isKept = ({ name, at }: (typeof asked)[number]) =>
        [there, reply.toLowerCase()].some((text) => text.includes(name.toLowerCase())) ||
        there.includes(new Date(at).toISOString().toLowerCase()) ||
        reply.includes(saidOf(at));
      const lost = asked.filter((one) => !isKept(one)).map(({ name }) => name);
      expect(lost).toEqual([]);
    });
});

describe('wishes in one message', () => {
  for (const count of [15, 40, 100])
    it(`${count} of them`, async () => {
      const userId = await talk.harness.createUser();
      const asked = wishes(count);
      const reply = await say(userId, asked.map(({ text }) => text).join('. '));
      expectNoneLost(userId, reply, asked);
      // All of them could be done, and were.
      expect(titles(userId).size).toBe(count);
    });
});

describe('messages that waited through an outage and are answered together', () => {
  for (const count of [15, 40, 100])
    it(`${count} wishes in them`, async () => {
      const userId = await talk.harness.createUser();
      const asked = wishes(count);
      const perMessage = Math.ceil(count / 15);
      const inbox: number[] = [];
      for (let from = 0; from < count; from += perMessage) {
        const words = asked.slice(from, from + perMessage).map(({ text }) => text);
        inbox.push(await store(userId, words.join('\n'), { channel: 'WHATSAPP' }));
      }
      const replies: string[] = [];
      for (const one of inbox) replies.push((await answers(userId, one)).message);
      expectNoneLost(userId, replies.join('\n'), asked);
      expect(titles(userId).size).toBe(count);
    });

  it('and are longer together than one message may be', async () => {
    const userId = await talk.harness.createUser();
    const asked = wishes(18);
    const inbox: number[] = [];
    for (const { text } of asked)
      inbox.push(
        await store(userId, `${text}. Thanks a lot! ${'I am so busy these days. '.repeat(12)}`, {
          channel: 'WHATSAPP',
        }),
      );
    const replies: string[] = [];
    for (const one of inbox) replies.push((await answers(userId, one)).message);
    expectNoneLost(userId, replies.join('\n'), asked);
  });
});

it('names what was refused next to what was done', async () => {
  const userId = await talk.harness.createUser();
  const reply = await say(
    userId,
    '{create|Book [title:Anchor sync] [time:on 2026-12-01 at 9:00].} {create|Book [title:Basket sync] [time:on 2026-12-01 at 10:00].} {cancel|Cancel [target:the Zebra gala] [old_time:on 2026-12-02].}',
  );
  expect(reply).toMatch(/Zebra/i);
});

it('names what there was no time for', async () => {
  const userId = await talk.harness.createUser();
  const asked = wishes(15);
  // Each booking takes six seconds: after fifty no more is begun.
  google.around = async (moment) => {
    if (moment === 'after') talk.harness.clock.advance(6000);
  };
  const first = await say(userId, asked.map(({ text }) => text).join('. '));
  expectNoneLost(userId, first, asked);
  expect(first).toMatch(/I got through 9 of 15\. Still to do:/);
  expect(titles(userId).size).toBe(9);
  google.around = async () => undefined;
});

it('reports a refusal that comes with a proposal', async () => {
  const userId = await talk.harness.createUser();
  const reply = await say(
    userId,
    '{create|Book [title:Anchor sync] with [guest:ana@example.org] [time:on 2026-12-01 at 9:00].} {cancel|Cancel [target:the Zebra gala] [old_time:on 2026-12-02].}',
  );
  expect(reply).toMatch(/Anchor sync, .*Invite/);
  expect(reply).toMatch(/find an event like 'the Zebra gala'/);
});
