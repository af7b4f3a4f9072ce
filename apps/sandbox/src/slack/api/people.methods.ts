import { avatarPath } from '../../accounts/accounts.part.ts';
import type { Member } from '../members.repository.ts';
import type { Slack } from '../slack.ts';
import type { BotToken } from '../tokens.repository.ts';
import type { Methods } from './method.ts';
import { SlackError } from './slack-error.ts';

const offsetOf = (timeZone: string, at: Date): number => {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
};

/** Who is who, and what becomes of files. */
export const peopleMethods = ({ context, members, files }: Slack): Methods => {
  const userObject = ({ account, userId, workspace }: Member, bot: BotToken) => ({
    id: userId,
    team_id: workspace.id,
    name: account.email.split('@')[0],
    deleted: false,
    real_name: account.name,
    tz: account.timeZone,
    tz_label: account.timeZone,
    tz_offset: offsetOf(account.timeZone, context.now()),
    profile: {
      real_name: account.name,
      display_name: account.givenName,
      first_name: account.givenName,
      last_name: account.familyName,
      ...(bot.scopes.includes('users:read.email') && { email: account.email }),
      image_192: `${context.publicUrl()}${avatarPath(account.sub)}`,
      team: workspace.id,
    },
    is_admin: false,
    is_bot: false,
    is_app_user: false,
    updated: 0,
    locale: account.locale,
  });

  return {
    'users.info': {
      scope: 'users:read',
      formOnly: true,
      run: async ({ bot, arguments: given }) => {
        const member = await members.find(bot.workspace, given.required('user'));
        if (member === undefined) throw new SlackError('user_not_found');
        return { user: userObject(member, bot) };
      },
    },
    'users.lookupByEmail': {
      scope: 'users:read.email',
      formOnly: true,
      run: async ({ bot, arguments: given }) => {
        const account = await context.accounts.find(given.required('email'));
        if (account === undefined) throw new SlackError('users_not_found');
        return { user: userObject(await members.ensure(bot.workspace, account), bot) };
      },
    },
    'files.info': {
      scope: 'files:read',
      formOnly: true,
      run: async ({ bot, arguments: given }) => {
        const file = await files.find(given.required('file'));
        if (file === undefined || file.team_id !== bot.workspace.id) throw new SlackError('file_not_found');
        return { file: files.describe(file), comments: [], response_metadata: { next_cursor: '' } };
      },
    },
  };
};
