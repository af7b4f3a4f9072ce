import { describe, expect, it } from 'vitest';
import { createDiary, type Diary } from './diary.ts';
import type { Evidence, PersonEvidence } from './evidence.ts';
import { judge } from './judge.ts';

/** The smallest good run: one booking on WhatsApp, one invitation that was approved. */
function goodRun(): { diary: Diary; person: PersonEvidence; evidence: Evidence } {
  const diary = createDiary(1);
  const line = {
    email: 'a@example.org',
    where: 'WHATSAPP',
    byStaff: false,
    status: 200,
    answer: '',
  } as const;
  diary.said.push(
    { ...line, tag: 'T1', begunAt: 1, takenAt: 2 },
    { ...line, tag: 'T2', begunAt: 3, takenAt: 4 },
  );
  diary.decided.push({
    tag: 'T2',
    email: line.email,
    toolCallId: null,
    guest: 'g@example.com',
    isSure: true,
  });
  const received = (id: number, body: string, turn_id: string) => ({
    id,
    channel: 'WHATSAPP',
    kind: 'message',
    body,
    said_at: `2026-01-01T00:00:0${id}Z`,
    status: 'answered',
    turn_id,
  });
  const action = (tool_call_id: string, title: string) => ({
    tool_call_id,
    tool_name: 'create_event',
    args: { title },
    status: 'done',
    after_image: { id: `event-${title}` },
    result: { ok: true },
    undone_by: null,
  });
  const turn = (id: string, message: string, pendingApprovals: unknown[] = []) => ({
    id,
    status: 'done',
    outcome: { message, pendingApprovals },
  });
  const prompt = (content: string) => ({ message: { kind: 'request', parts: [{ content }] } });
  const heard = (text: string) => ({ id: text, from: 'business' as const, text, buttons: [] });
  const person: PersonEvidence = {
    email: line.email,
    account: {
      received: [received(1, 'book T1 later', 't1'), received(2, 'invite T2 g@example.com later', 't2')],
      messages: [prompt('book T1 later'), prompt('invite T2 g@example.com later')],
      turns: [
        turn('t1', 'Booked.\n\n[T1]'),
        turn('t2', 'T2, tomorrow 10:00–11:00. Invite g@example.com?', [{}]),
      ],
      approvals: [
        // Asked about, not decided yet: what is to be taken back is there.
        {
          tool_call_id: 'c3',
          tool_name: 'undo_last_action',
          formatted_args: 'Remove T2 again',
          status: 'pending',
        },
        { tool_call_id: 'c2', tool_name: 'create_event', formatted_args: "Book 'T2'", status: 'approved' },
      ],
      decisions: [{ tool_call_id: 'c2' }],
      actions: [action('c1', 'T1'), action('c2', 'T2')],
      reminders: [],
      sent: [{ kind: 'reply', status: 'delivered' }],
      staff_access: [],
    },
    events: [
      { id: 'event-T1', summary: 'T1' },
      { id: 'event-T2', summary: 'T2' },
    ],
    chats: { whatsapp: [heard('Booked.\n\n[T1]'), heard('Booked.\n\n[T2]')], slack: [] },
  };
  return {
    diary,
    person,
    evidence: { people: [person], invitations: new Map([['T2', 1]]), strangers: [], collapses: [] },
  };
}

const broken = (diary: Diary, evidence: Evidence): string[] =>
  judge(diary, evidence)
    .filter(({ ok }) => !ok)
    .map(({ name }) => name);

describe('the judge of a chaos run', () => {
  it('finds nothing in a good one', () => {
    const { diary, evidence } = goodRun();
    expect(broken(diary, evidence)).toEqual([]);
  });

  type Change = (run: ReturnType<typeof goodRun>) => Partial<PersonEvidence> & Partial<Evidence>;
  it.each<[string, Change, string]>([
    ['a message that was never taken', ({ person }) => account(person, { received: [] }), 'was taken, once'],
    [
      'a message left open',
      ({ person }) =>
        account(person, { turns: person.account.turns.map((one) => ({ ...one, status: 'running' })) }),
      'what was taken is answered',
    ],
    [
      'an answer given twice',
      ({ person: { chats } }) => ({ chats: { ...chats, slack: chats.whatsapp } }),
      'each answer is given exactly once',
    ],
    [
      'an answer never given',
      ({ person: { chats } }) => ({ chats: { ...chats, whatsapp: [] } }),
      'each answer is given exactly once',
    ],
    [
      'messages taken up in another order',
      ({ person }) => account(person, { messages: person.account.messages.toReversed() }),
      'answers keep the order of what was said',
    ],
    [
      'an event that is there twice',
      ({ person: { events } }) => ({ events: [...events, { id: 'other', summary: 'T1' }] }),
      'no event is there twice',
    ],
    [
      'an event that is missing',
      () => ({ events: [{ id: 'event-T2', summary: 'T2' }] }),
      'journal and calendar agree',
    ],
    [
      'an event that nobody made',
      ({ person: { events } }) => ({ events: [...events, { id: 'other', summary: 'T9' }] }),
      'journal and calendar agree',
    ],
    [
      'an event that was moved twice',
      ({ person: { events } }) => ({
        events: events.map((one) => ({ ...one, start: { dateTime: '2026-12-01T10:30:00Z' } })),
      }),
      'what was moved was moved once',
    ],
    [
      'a change left half done',
      ({ person }) =>
        account(person, { actions: person.account.actions.map((one) => ({ ...one, status: 'started' })) }),
      'journal and calendar agree',
    ],
    [
      'an approval that was denied and done',
      ({ person }) =>
        account(person, { approvals: person.account.approvals.map((one) => ({ ...one, status: 'denied' })) }),
      'approvals are carried out once or not at all',
    ],
    [
      'a decision that is lost',
      ({ person }) =>
        account(person, {
          decisions: [],
          approvals: person.account.approvals.map((one) => ({ ...one, status: 'pending' })),
        }),
      'no decision is lost',
    ],
    [
      'a guest mailed twice',
      () => ({ invitations: new Map([['T2', 2]]) }),
      'guests are invited exactly once',
    ],
    [
      'a reminder never told',
      ({ person }) => account(person, { reminders: [{ reminder_text: 'T5', is_active: false }] }),
      'reminders are told exactly once',
    ],
    [
      'a stranger told twice',
      () => ({ strangers: [{ email: 's@example.org', received: ['a', 'a'] }] }),
      'strangers are answered once',
    ],
    ['a process that fell', () => ({ collapses: ['web 1'] }), 'no process ends by itself'],
  ])('finds %s', (_what, change, name) => {
    const run = goodRun();
    const changed = change(run);
    const evidence: Evidence = { ...run.evidence, ...changed, people: [{ ...run.person, ...changed }] };
    expect(broken(run.diary, evidence).join()).toContain(name);
  });

  it('finds staff’s words on a phone', () => {
    const { diary, evidence } = goodRun();
    const said = diary.said.map((line) => ({ ...line, byStaff: true }));
    expect(broken({ ...diary, said }, evidence)).toContain('staff’s words stay in the staff chat');
  });
});

const account = (
  person: PersonEvidence,
  change: Partial<PersonEvidence['account']>,
): Partial<PersonEvidence> => ({
  account: { ...person.account, ...change },
});
