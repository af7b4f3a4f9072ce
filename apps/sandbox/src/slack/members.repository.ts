import type { Account } from '../accounts/account.ts';
import type { SandboxContext } from '../platform/context.ts';
import { directChannelOf, memberIdOf, type Workspace } from './workspaces.ts';

export interface Member {
  readonly workspace: Workspace;
  readonly userId: string;
  readonly account: Account;
}

export interface Channel extends Record<string, unknown> {
  id: string;
  team_id: string;
  user_id: string;
  status: string | null;
  status_until: Date | null;
  status_thread: string | null;
}

export const createMembers = ({ database, accounts }: SandboxContext) => {
  const ensure = async (workspace: Workspace, account: Account): Promise<Member> => {
    const userId = memberIdOf(workspace, account);
    await database.query(
      'INSERT INTO slack_members (team_id, user_id, email) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [workspace.id, userId, account.email],
    );
    return { workspace, userId, account };
  };

  const find = async (workspace: Workspace, userId: string): Promise<Member | undefined> => {
    const [row] = await database.query<{ email: string }>(
      'SELECT email FROM slack_members WHERE team_id = $1 AND user_id = $2',
      [workspace.id, userId],
    );
    const known = row && (await accounts.find(row.email));
    if (known !== undefined) return { workspace, userId, account: known };
    // Everybody is a member from the start; who never did anything on Slack has no row yet.
    const account = (await accounts.list()).find((one) => memberIdOf(workspace, one) === userId);
    return account && ensure(workspace, account);
  };

  return {
    find,
    ensure,
    byEmail: async (workspace: Workspace, email: string): Promise<Member> =>
      ensure(workspace, await accounts.findOrCreate(email)),

    /** The direct conversation of a member with the app; `isNew` when nobody had opened it. */
    openChannel: async (member: Member): Promise<{ id: string; isNew: boolean }> => {
      const id = directChannelOf(member.workspace, member.userId);
      const rows = await database.query(
        'INSERT INTO slack_channels (id, team_id, user_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
        [id, member.workspace.id, member.userId],
      );
      return { id, isNew: rows.length === 1 };
    },
    findChannel: async (workspace: Workspace, id: string): Promise<Channel | undefined> =>
      (
        await database.query<Channel>('SELECT * FROM slack_channels WHERE id = $1 AND team_id = $2', [
          id,
          workspace.id,
        ])
      )[0],
    setStatus: async (
      channel: string,
      { status, until, thread }: { status: string | null; until: Date | null; thread: string | null },
    ): Promise<void> => {
      await database.query(
        'UPDATE slack_channels SET status = $2, status_until = $3, status_thread = $4 WHERE id = $1',
        [channel, status, until, thread],
      );
    },
  };
};

export type Members = ReturnType<typeof createMembers>;
