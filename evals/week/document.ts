import { DAYS } from './people.ts';
import type { PersonWeek, ReceivedMessage } from './record-week.ts';
import { type Checked, clockOf, dateOf, kindOf, local } from './rules.ts';

const KINDS = {
  briefing: 'Briefing',
  nudge: 'Nudge',
  collision: 'Collision',
  evening: 'Look at tomorrow',
} as const;
const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The week as a document that a person can read: figures, rules, then everybody's own chat. */
export function renderWeek(weeks: readonly PersonWeek[], { counts, problems }: Checked): string {
  const special = weeks.filter(
    ({ person }) => person.wishes.length > 0 || person.staff.length > 0 || person.hours,
  );
  const usual = weeks.filter((week) => !special.includes(week));
  const [spelled, brief] = [usual.slice(0, 6), usual.slice(6)];
  return `${[
    '# A week of messages that nobody asked for',
    `Fifty people of the sandbox in sixteen time zones, ${DAYS[0]} to ${DAYS.at(-1)}; summer time ends in Europe on the Sunday between. The whole product runs against the sandbox's Google, WhatsApp and Slack with a clock that the rehearsal moves. Written by \`npm run eval -- week\`, which fails when a rule is broken. Times are on the person's own clock.`,
    '## What was said, and what was not',
    table(
      ['', 'count'],
      Object.entries(counts)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, count]) => [name, String(count)]),
    ),
    '## The rules',
    [
      'Briefings and looks at tomorrow come at the minute that the person named, else when the hours they are known to work begin and end, else at 9:00 and 17:00, on the local clock on both sides of the change of time.',
      'Nobody hears anything within their quiet hours (21:00 to 7:00 unless they said otherwise, or named a time within them).',
      'Nobody hears more a day than their cap (8 unless they said otherwise).',
      'Every nudge is followed by a meeting of that name, the right number of minutes later; no meeting is overlooked.',
      'What is stopped or paused stays silent; resuming brings nothing of the past.',
      'Nothing is said twice; every silence has a reason, and “nothing to say” is true.',
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    problems.length === 0
      ? '**All kept.**'
      : `**Broken ${problems.length} times:**\n\n${problems.map((line) => `- ${line}`).join('\n')}`,
    '## People who wanted something else',
    ...special.map(spellOut),
    '## People who said nothing about it',
    ...spelled.map(spellOut),
    '## Everybody else, in one line a message',
    ...brief.map(inBrief),
  ].join('\n\n')}\n`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const heading = ({ person }: PersonWeek): string => {
  const hours = person.hours ? `, works ${person.hours.from} to ${person.hours.to}` : '';
  return `### ${person.name} (${person.zone}, ${person.channel === 'slack' ? 'Slack' : 'WhatsApp'}${hours})`;
};

/** From the first day on; the evening before they only connected. */
const during = ({ received, person }: PersonWeek): readonly ReceivedMessage[] =>
  received.filter(({ at }) => DAYS.includes(dateOf(at, person.zone)));

function spellOut(week: PersonWeek): string {
  const { zone, staff } = week.person;
  const staffNote = staff
    .map(({ at, action }) => `Staff ${action} their messages on ${at.replace('T', ' at ')}.`)
    .join(' ');
  const days = DAYS.map((date) => {
    const said = during(week).filter(({ at }) => dateOf(at, zone) === date);
    const name = said[0] ? DAY_NAMES[local(said[0].at, zone).dayOfWeek - 1] : '';
    return said.length === 0
      ? undefined
      : `**${name} ${date}**\n\n${said.map((message) => quote(message, zone)).join('\n\n')}`;
  }).filter((text) => text !== undefined);
  return [
    heading(week),
    ...(staffNote ? [staffNote] : []),
    ...(days.length > 0 ? days : ['_Silence all week._']),
  ].join('\n\n');
}

const quote = ({ at, from, text }: ReceivedMessage, zone: string): string => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return [
    `> \`${clockOf(at, zone)}\` ${from === 'person' ? '**Me:** ' : ''}${lines[0] ?? ''}`,
    ...lines.slice(1).map((line) => `> ${line}`),
  ].join('  \n');
};

function inBrief(week: PersonWeek): string {
  const rows = during(week).flatMap((message) => {
    const kind = kindOf(message);
    const [first = ''] = message.text
      .replace(/^[^“:\n]{0,40}: (?=Good |In |New |Tomorrow|\w+day )/u, '')
      .split('\n');
    return kind
      ? [
          `- ${dateOf(message.at, week.person.zone)} \`${clockOf(message.at, week.person.zone)}\` ${KINDS[kind]}: ${first.length > 120 ? `${first.slice(0, 119)}…` : first}`,
        ]
      : [];
  });
  return [heading(week), rows.length > 0 ? rows.join('\n') : '_Silence all week._'].join('\n\n');
}
