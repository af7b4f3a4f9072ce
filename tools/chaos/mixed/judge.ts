import { type Verdict, verdictOf } from '../scenario.ts';
import type { Diary } from './diary.ts';
import type { Evidence, PersonEvidence } from './evidence.ts';
import type { AccountExport } from './people.ts';
import { wordsOf } from './sandbox.ts';

type Received = AccountExport['received'][number];
type Action = AccountExport['actions'][number];

const TAG = /^(?:book|shift|invite|remind|undo|say) (\w+)/;
const tagOf = ({ body }: Received): string => TAG.exec(body)?.[1] ?? '';
const times = (text: string, word: string): number => text.split(word).length - 1;

/** Everything that the assistant said to a person on their channels, one after the other. */
const receivedBy = ({ chats }: PersonEvidence, vendor: 'whatsapp' | 'slack'): string[] =>
  chats[vendor].filter(({ from }) => from !== 'user').map(wordsOf);

const everyPerson = (evidence: Evidence, look: (person: PersonEvidence) => string[]): string[] =>
  evidence.people.flatMap((person) => look(person).map((problem) => `${person.email}: ${problem}`));

/** Pure: what people did and what the world looks like, to what holds and what does not. */
export function judge(diary: Diary, evidence: Evidence): Verdict[] {
  const messages = evidence.people.flatMap(({ account }) => account.received).length;
  const events = evidence.people.flatMap((person) => person.events).length;
  const shifts = evidence.people.flatMap(({ account }) => account.actions.filter(isDoneShift)).length;
  const reminders = evidence.people.flatMap(({ account }) => account.reminders).length;
  return [
    verdictOf('no process ends by itself', evidence.collapses, 'none'),
    verdictOf('what was sent was taken, once', untaken(diary, evidence), `${diary.said.length} said`),
    verdictOf('what was taken is answered', everyPerson(evidence, unanswered), `${messages} taken`),
    verdictOf('each answer is given exactly once', everyPerson(evidence, answeredWrongly), 'all'),
    verdictOf('answers on the web are those that are stored', wrongWebAnswers(diary, evidence), 'all'),
    verdictOf(
      'answers keep the order of what was said',
      [...outOfOrder(diary, evidence), ...everyPerson(evidence, heapsOutOfOrder)],
      'all',
    ),
    verdictOf('no event is there twice', everyPerson(evidence, doubledEvents), `${events} events`),
    verdictOf('journal and calendar agree', everyPerson(evidence, disagreements), 'all'),
    verdictOf('what was moved was moved once', everyPerson(evidence, wronglyMoved), `${shifts} moved`),
    verdictOf('approvals are carried out once or not at all', everyPerson(evidence, brokenApprovals), 'all'),
    verdictOf('no decision is lost', lostDecisions(diary, evidence), `${diary.decided.length} decided`),
    verdictOf('guests are invited exactly once', doubledInvitations(evidence), 'all'),
    verdictOf(
      'reminders are told exactly once',
      everyPerson(evidence, wrongReminders),
      `${reminders} reminders`,
    ),
    verdictOf('staff’s words stay in the staff chat', leakedStaffWords(diary, evidence), 'all'),
    verdictOf(
      'strangers are answered once',
      evidence.strangers
        .filter(({ received }) => received.length !== 1)
        .map(({ email, received }) => `${email} heard ${JSON.stringify(received)}`),
      `${evidence.strangers.length} strangers`,
    ),
  ];
}

function untaken(diary: Diary, { people }: Evidence): string[] {
  return diary.said.flatMap(({ tag, email, where, status }) => {
    const person = people.find((one) => one.email === email);
    const count = person?.account.received.filter((row) => tagOf(row) === tag).length ?? 0;
    // Nobody answered: it may have been taken or not, but not twice.
    const isMaybe = where === 'WEB' && status !== 200;
    return count === 1 || (isMaybe && count === 0)
      ? []
      : [`${tag} (${where}, ${status}) taken ${count} times`];
  });
}

const unanswered = ({ account }: PersonEvidence): string[] => [
  ...account.received
    .filter(({ status }) => status !== 'answered')
    .map((row) => `${row.body} is ${row.status}`),
  ...account.turns
    .filter(({ status }) => status !== 'done')
    .map(({ id, status }) => `turn ${id} is ${status}`),
  ...account.sent
    .filter(({ status }) => status === 'waiting' || status === 'sending' || status === 'failed')
    .map(({ kind, status }) => `a ${kind} is ${status}`),
];

const outcomeOf = (account: AccountExport, row: Received): string =>
  account.turns.find(({ id }) => id === row.turn_id)?.outcome?.message ?? '';

/** What was proposed waits for a decision. */
const isProposed = (account: AccountExport, row: Received): boolean =>
  (account.turns.find(({ id }) => id === row.turn_id)?.outcome?.pendingApprovals ?? []).length > 0;

function answeredWrongly(person: PersonEvidence): string[] {
  const { account } = person;
  const received = { WHATSAPP: receivedBy(person, 'whatsapp'), SLACK: receivedBy(person, 'slack'), WEB: [] };
  return account.received.flatMap((row) => {
    const tag = tagOf(row);
    if (!tag) return [];
    const count = [...received.WHATSAPP, ...received.SLACK].reduce(
      (sum, text) => sum + times(text, `[${tag}]`),
      0,
    );
    const outcome = outcomeOf(account, row);
    if (row.channel === 'WEB')
      return count === 0 || row.body.startsWith('invite') ? [] : [`${tag} told on a phone`];
    // The last words come when it is decided, and never when something new is said instead.
    if (isProposed(account, row)) return count <= 1 ? [] : [`${tag} answered ${count} times`];
    if (outcome.includes(`[${tag}]`)) return count === 1 ? [] : [`${tag} answered ${count} times`];
    // An apology names no tag: it must have been said in its own words.
    const apologies = received[row.channel as 'WHATSAPP' | 'SLACK'].filter((text) =>
      text.includes(outcome.slice(0, 60)),
    );
    return count === 0 && outcome !== '' && apologies.length > 0 ? [] : [`${tag} was answered '${outcome}'`];
  });
}

function wrongWebAnswers(diary: Diary, { people }: Evidence): string[] {
  return diary.said.flatMap(({ tag, email, where, status, answer }) => {
    if (where !== 'WEB' || status !== 200) return [];
    const account = people.find((one) => one.email === email)?.account;
    const row = account?.received.find((one) => tagOf(one) === tag);
    return account && row && outcomeOf(account, row) === answer
      ? []
      : [`${tag} was told '${answer.slice(0, 60)}'`];
  });
}

/** Where in the conversation something was taken up, and where on a phone it was answered. */
function placesOf(person: PersonEvidence): (tag: string) => { stored: number; received: number } {
  const stored = person.account.messages.map(({ message }) =>
    message.kind === 'request' ? message.parts.map(({ content }) => String(content)).join('\n') : '',
  );
  const received = [receivedBy(person, 'whatsapp'), receivedBy(person, 'slack')];
  return (tag) => ({
    stored: stored.findIndex((text) => new RegExp(`^\\w+ ${tag}\\b`, 'm').test(text)),
    received: Math.max(...received.map((texts) => texts.findIndex((text) => text.includes(`[${tag}]`)))),
  });
}

/** What was taken before the next was even begun, on the same channel, comes first. */
function outOfOrder(diary: Diary, { people }: Evidence): string[] {
  return people.flatMap((person) => {
    const placeOf = placesOf(person);
    const lines = diary.said.filter(({ email }) => email === person.email);
    const proposals = new Set(
      person.account.received.filter((row) => isProposed(person.account, row)).map(tagOf),
    );
    return lines.flatMap((one) =>
      lines.flatMap((other) => {
        if (one.takenAt >= other.begunAt || one.where !== other.where || one.byStaff !== other.byStaff)
          return [];
        const [first, second] = [placeOf(one.tag), placeOf(other.tag)];
        const isProposal = [one, other].some(({ tag }) => proposals.has(tag));
        const isStoredWrong = first.stored >= 0 && second.stored >= 0 && first.stored > second.stored;
        // The last words about a proposal come when it is decided.
        const isWronglyReceived =
          !isProposal && first.received >= 0 && second.received >= 0 && first.received > second.received;
        return isStoredWrong || isWronglyReceived ? [`${person.email}: ${other.tag} before ${one.tag}`] : [];
      }),
    );
  });
}

/** Several messages of one webhook are answered in its order. */
function heapsOutOfOrder(person: PersonEvidence): string[] {
  const placeOf = placesOf(person);
  const rows = person.account.received.filter(
    (row) => row.channel === 'WHATSAPP' && row.body.startsWith('say ') && !isProposed(person.account, row),
  );
  return rows.flatMap((row, index) => {
    const next = rows[index + 1];
    if (!next || row.said_at > next.said_at) return [];
    const [first, second] = [placeOf(tagOf(row)), placeOf(tagOf(next))];
    return first.received >= 0 && second.received >= 0 && first.received > second.received
      ? [`${tagOf(next)} before ${tagOf(row)}`]
      : [];
  });
}

function doubledEvents({ events }: PersonEvidence): string[] {
  const counts = new Map<string, number>();
  for (const { summary = '' } of events) counts.set(summary, (counts.get(summary) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([title, count]) => `${title} ${count} times`);
}

const isCreation = ({ tool_name }: Action): boolean => tool_name === 'create_event';
const isUnsure = ({ result }: Action): boolean => JSON.stringify(result ?? null).includes('cannot tell');

function disagreements({ account, events }: PersonEvidence): string[] {
  const there = new Map(events.map((event) => [event.id, event]));
  const known = new Set<string>();
  const problems = account.actions.flatMap((action) => {
    if (action.status === 'started')
      return [`${action.tool_name} ${action.args.title ?? ''} is left half done`];
    if (!isCreation(action)) return [];
    const id = action.after_image?.id;
    if (id) known.add(id);
    if (action.result?.ok === true && !id) return [`${action.args.title} was done without an event`];
    const shouldBe = action.result?.ok === true && action.undone_by === null;
    if (isUnsure(action)) return [];
    return id && there.has(id) !== shouldBe
      ? [`${action.args.title} is ${shouldBe ? 'missing' : 'there'} in the calendar`]
      : [];
  });
  const unsure = new Set(account.actions.filter(isUnsure).map(({ args }) => args.title));
  const strange = events.filter(({ id, summary }) => !known.has(id) && !unsure.has(summary));
  return [
    ...problems,
    ...strange.map(({ summary }) => `${summary} is in the calendar but not in the journal`),
  ];
}

const isShift = ({ tool_name }: Action): boolean => tool_name === 'update_event';
const isDoneShift = (action: Action): boolean => isShift(action) && action.result?.ok === true;

/** Booked at a full hour; half an hour later when that was done, and not a whole one. */
function wronglyMoved({ account, events }: PersonEvidence): string[] {
  const shifts = account.actions.filter(isShift);
  return events.flatMap(({ id, summary, start }) => {
    const own = shifts.filter(({ after_image }) => after_image?.id === id);
    if (shifts.some((shift) => isUnsure(shift) && JSON.stringify(shift).includes(id))) return [];
    const minute = new Date(start?.dateTime ?? 0).getUTCMinutes();
    const expected = own.some((shift) => isDoneShift(shift) && shift.undone_by === null) ? 30 : 0;
    return minute === expected ? [] : [`${summary} begins at minute ${minute} instead of ${expected}`];
  });
}

function brokenApprovals({ account, events }: PersonEvidence): string[] {
  return account.approvals.flatMap(({ tool_call_id, tool_name, status, formatted_args }) => {
    const actions = account.actions.filter((action) => action.tool_call_id === tool_call_id);
    const logs = account.decisions.filter((decision) => decision.tool_call_id === tool_call_id).length;
    const isDecided = status === 'approved' || status === 'denied';
    const what = formatted_args.slice(0, 50);
    if (logs !== (isDecided ? 1 : 0)) return [`${what} (${status}) is logged ${logs} times`];
    if (status === 'approved' && actions.length !== 1)
      return [`${what} was carried out ${actions.length} times`];
    // Until it is taken back, what is to be taken back is there.
    const isBooked =
      tool_name === 'create_event' &&
      // By its whole name: another card may name this event among other words.
      events.some(({ summary = '' }) => summary !== '' && formatted_args.includes(`'${summary}'`));
    if (status !== 'approved' && (actions.length > 0 || isBooked))
      return [`${what} was ${status} and done all the same`];
    return [];
  });
}

function lostDecisions(diary: Diary, { people }: Evidence): string[] {
  return diary.decided.flatMap(({ tag, email, toolCallId, isSure }) => {
    const account = people.find((one) => one.email === email)?.account;
    const approval = account?.approvals.find(
      (one) =>
        one.tool_call_id === toolCallId ||
        (toolCallId === null && one.tool_name === 'create_event' && one.formatted_args.includes(tag)),
    );
    if (!approval) return [`${tag} has no approval`];
    return isSure && approval.status === 'pending' ? [`${tag} still waits`] : [];
  });
}

function doubledInvitations({ people, invitations }: Evidence): string[] {
  return [...invitations].flatMap(([tag, count]) => {
    const isThere = people.some(({ events }) => events.some(({ summary }) => summary === tag));
    // Undone or failed ones may have been mailed once; nobody is ever mailed twice.
    return count > 1 || (isThere && count !== 1) ? [`${tag} mailed ${count} times`] : [];
  });
}

function wrongReminders(person: PersonEvidence): string[] {
  const received = [...receivedBy(person, 'whatsapp'), ...receivedBy(person, 'slack')];
  const { account } = person;
  const isUndone = (tag: string) =>
    account.actions.some(({ args, undone_by }) => args.text === tag && undone_by !== null);
  const lost = account.received
    .filter((row) => new RegExp(`I'll remind you .*: ${tagOf(row)}`).test(outcomeOf(account, row)))
    .map(tagOf)
    .filter((tag) => !account.reminders.some(({ reminder_text }) => reminder_text === tag) && !isUndone(tag))
    .map((tag) => `${tag} was promised and is gone`);
  const reminders = account.reminders.flatMap(({ reminder_text, is_active }) => {
    if (isUndone(reminder_text)) return [];
    const count = received.filter(
      (text) => text.includes('Reminder: ') && text.includes(reminder_text),
    ).length;
    if (is_active) return [`${reminder_text} was never told`];
    return count === 1 ? [] : [`${reminder_text} was told ${count} times`];
  });
  return [...lost, ...reminders];
}

function leakedStaffWords(diary: Diary, { people }: Evidence): string[] {
  const tags = diary.said.filter(({ byStaff }) => byStaff).map(({ tag }) => tag);
  return people.flatMap((person) => {
    const words = [...receivedBy(person, 'whatsapp'), ...receivedBy(person, 'slack')].join('\n');
    const shown = tags
      .filter((tag) => words.includes(`[${tag}]`))
      .map((tag) => `${person.email} was shown ${tag}`);
    const acted = diary.said.some(
      ({ byStaff, email, status }) => byStaff && email === person.email && status === 200,
    );
    return acted && person.account.staff_access.length === 0
      ? [...shown, `${person.email}: not recorded`]
      : shown;
  });
}
