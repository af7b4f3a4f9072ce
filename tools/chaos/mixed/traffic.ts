import { setTimeout as sleep } from 'node:timers/promises';
import { oneOf, type Random } from '../random.ts';
import type { Diary } from './diary.ts';
import type { ChaosPerson } from './people.ts';
import type { ChatVendor, SandboxControl } from './sandbox.ts';

export interface Traffic {
  readonly diary: Diary;
  readonly random: Random;
  readonly control: SandboxControl;
  readonly isOver: () => boolean;
}

const CHANNEL = { whatsapp: 'WHATSAPP', slack: 'SLACK' } as const;

/** Somebody at the web chat: one thing after the other, each as soon as the last was answered. */
export async function chatOnWeb(traffic: Traffic, person: ChaosPerson): Promise<void> {
  const { random, isOver } = traffic;
  while (!isOver()) {
    const kind = random();
    if (kind < 0.2) await inviteOnWeb(traffic, person, person);
    else if (kind < 0.4) await bookAndShift(traffic, person);
    else await sayOnWeb(traffic, person, person);
    await sleep(200 + random() * 600);
  }
}

/** Staff in somebody's name, now in one's and now in another's. */
export async function chatAsStaff(
  traffic: Traffic,
  staff: ChaosPerson,
  people: readonly ChaosPerson[],
): Promise<void> {
  const { random, isOver } = traffic;
  while (!isOver()) {
    const person = oneOf(random, people);
    if (random() < 0.3) await inviteOnWeb(traffic, staff, person);
    else await sayOnWeb(traffic, staff, person);
    await sleep(800 + random() * 1200);
  }
}

async function sayOnWeb(traffic: Traffic, speaker: ChaosPerson, person: ChaosPerson): Promise<void> {
  const { diary, random } = traffic;
  const tag = diary.newTag();
  const text = random() < 0.7 ? `book ${tag} ${diary.newTime(person.email)}` : `say ${tag}`;
  await sayTagged(traffic, speaker, person, tag, text);
}

/** Half an hour later than it is: done twice, it shows. */
async function bookAndShift(traffic: Traffic, person: ChaosPerson): Promise<void> {
  const { diary } = traffic;
  const [booked, shifted, time] = [diary.newTag(), diary.newTag(), diary.newTime(person.email)];
  await sayTagged(traffic, person, person, booked, `book ${booked} ${time}`);
  await sayTagged(traffic, person, person, shifted, `shift ${shifted} ${booked} ${time}`);
}

async function sayTagged(
  { diary }: Traffic,
  speaker: ChaosPerson,
  person: ChaosPerson,
  tag: string,
  text: string,
): Promise<void> {
  const begunAt = Date.now();
  const { status, message } = await speaker.chat(text, speaker === person ? undefined : person);
  // A request that a process at a standstill held is taken when it wakes, long after somebody gave up on it.
  const takenAt = status === 200 ? Date.now() : Number.POSITIVE_INFINITY;
  if (status === 200) diary.waits.push(takenAt - begunAt);
  diary.said.push({
    tag,
    email: person.email,
    where: 'WEB',
    byStaff: speaker !== person,
    status,
    answer: message,
    begunAt,
    takenAt,
  });
}

/** A proposal, decided twice at once: by two requests that are of one mind, or not. */
async function inviteOnWeb(
  { diary, random }: Traffic,
  speaker: ChaosPerson,
  person: ChaosPerson,
): Promise<void> {
  const tag = diary.newTag();
  const guest = `guest-${tag.toLowerCase()}@example.com`;
  const text = `invite ${tag} ${guest} ${diary.newTime(person.email)}`;
  const begunAt = Date.now();
  const { status, message, pending } = await speaker.chat(text, speaker === person ? undefined : person);
  diary.said.push({
    tag,
    email: person.email,
    where: 'WEB',
    byStaff: speaker !== person,
    status,
    answer: message,
    begunAt,
    takenAt: status === 200 ? Date.now() : Number.POSITIVE_INFINITY,
  });
  const [toolCallId] = pending;
  if (!toolCallId) return;
  const first = random() < 0.8;
  const second = random() < 0.7 ? first : !first;
  const answers = await Promise.all([speaker.decide(toolCallId, first), speaker.decide(toolCallId, second)]);
  let isSure = answers.some((answer) => answer.status === 200);
  // A person whose press was not answered presses again.
  for (let again = 0; again < 15 && !isSure; again += 1) {
    await sleep(1000);
    const answer = await speaker.decide(toolCallId, first);
    isSure = answer.status === 200;
    if (answer.status === 409 || answer.status === 404) break;
  }
  diary.decided.push({ tag, email: person.email, toolCallId, guest, isSure });
}

/** Somebody on the phone or in Slack, who sometimes waits for the answer and sometimes writes on. */
export async function chatOnPhone(traffic: Traffic, person: ChaosPerson, vendor: ChatVendor): Promise<void> {
  const { random, isOver, diary } = traffic;
  // Everybody has a reminder, however few words they get in.
  await write(traffic, person, vendor, 'remind', 'in 3 minutes');
  while (!isOver()) {
    const kind = random();
    if (kind < 0.2) await inviteOnPhone(traffic, person, vendor);
    else if (kind < 0.35) await bookAndUndo(traffic, person, vendor);
    else if (kind < 0.5)
      await write(traffic, person, vendor, 'remind', `in ${1 + Math.floor(random() * 14)} minutes`);
    else {
      const tag = await write(traffic, person, vendor, random() < 0.6 ? 'book' : 'say');
      if (random() < 0.6) {
        const began = Date.now();
        if (await person.waitForMessage(vendor, `[${tag}]`)) diary.waits.push(Date.now() - began);
      }
    }
    await sleep(600 + random() * 1500);
  }
}

async function write(
  { diary }: Traffic,
  person: ChaosPerson,
  vendor: ChatVendor,
  verb: 'book' | 'say' | 'undo' | 'invite' | 'remind',
  details = '',
): Promise<string> {
  const tag = diary.newTag();
  const time = verb === 'book' || verb === 'invite' ? diary.newTime(person.email) : '';
  const begunAt = Date.now();
  const isTaken = await person.write(vendor, [verb, tag, details, time].filter(Boolean).join(' '));
  diary.said.push({
    tag,
    email: person.email,
    where: CHANNEL[vendor],
    byStaff: false,
    status: 200,
    answer: '',
    begunAt,
    takenAt: isTaken ? Date.now() : Number.POSITIVE_INFINITY,
  });
  return tag;
}

async function bookAndUndo(traffic: Traffic, person: ChaosPerson, vendor: ChatVendor): Promise<void> {
  const booked = await write(traffic, person, vendor, 'book');
  if (!(await person.waitForMessage(vendor, `[${booked}]`))) return;
  const undone = await write(traffic, person, vendor, 'undo');
  await person.waitForMessage(vendor, `[${undone}]`);
}

/** The card is pressed on every channel at once, by somebody who may be of two minds. */
async function inviteOnPhone(traffic: Traffic, person: ChaosPerson, vendor: ChatVendor): Promise<void> {
  const { diary, random } = traffic;
  const guest = `guest-${diary.newTag().toLowerCase()}@example.com`;
  const tag = await write(traffic, person, vendor, 'invite', guest);
  const cards = await Promise.all(
    person.channels.map((channel) => person.waitForMessage(channel, tag, 30_000)),
  );
  const wanted = random() < 0.8 ? 'Approve' : 'Deny';
  const other = wanted === 'Approve' ? 'Deny' : 'Approve';
  const presses = cards.flatMap((card, index) => {
    const channel = person.channels[index];
    return card && channel && card.buttons.length > 0
      ? [{ card, channel, title: index > 0 && random() < 0.3 ? other : wanted } as const]
      : [];
  });
  if (presses.length === 0) return;
  const pressed = await Promise.all(
    presses.map(({ card, channel, title }) => person.press(channel, card, title)),
  );
  if (!pressed.includes(true)) return;
  // Slack never repeats a press that was lost; WhatsApp does.
  const isSure = presses.some(({ channel }, index) => channel === 'whatsapp' && pressed[index]);
  diary.decided.push({ tag, email: person.email, toolCallId: null, guest, isSure });
}

/** Much at once: a heap of messages in one webhook, many chats side by side, and people whom nobody knows. */
export async function flood(traffic: Traffic, person: ChaosPerson): Promise<void> {
  const { diary, control } = traffic;
  const begunAt = Date.now();
  const heap = Array.from({ length: 60 }, () => diary.newTag());
  await control.post('whatsapp/batch', {
    messages: heap.map((tag) => ({ user: person.email, text: `say ${tag}` })),
    wait: false,
  });
  const many = { email: person.email, byStaff: false, begunAt, takenAt: Number.POSITIVE_INFINITY };
  for (const tag of heap) diary.said.push({ ...many, tag, where: 'WHATSAPP', status: 200, answer: '' });
  await sendFromStrangers(traffic, 20);
  await Promise.all(
    Array.from({ length: 25 }, async () => {
      const tag = diary.newTag();
      const { status, message } = await person.chat(`say ${tag}`);
      diary.said.push({ ...many, tag, where: 'WEB', status, answer: message });
    }),
  );
}

const LARGEST_BATCH = 100;

/** So many people whom nobody knows, twice each, as many in one webhook as WhatsApp puts there. */
export async function sendFromStrangers({ diary, control }: Traffic, count: number): Promise<void> {
  const strangers = Array.from(
    { length: count },
    () => `stranger-${diary.newTag().toLowerCase()}@example.org`,
  );
  const messages = [...strangers, ...strangers].map((user) => ({ user, text: 'hello' }));
  for (let first = 0; first < messages.length; first += LARGEST_BATCH)
    await control.post('whatsapp/batch', {
      messages: messages.slice(first, first + LARGEST_BATCH),
      wait: false,
    });
  diary.strangers.push(...strangers);
}
