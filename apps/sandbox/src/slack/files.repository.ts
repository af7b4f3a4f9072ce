import type { Audio } from '../chat/audio/sample-clips.ts';
import type { SandboxContext } from '../platform/context.ts';
import { secretToken } from '../platform/random.ts';
import type { Member } from './members.repository.ts';

export interface SlackFile extends Record<string, unknown> {
  id: string;
  team_id: string;
  user_id: string;
  name: string;
  mimetype: string;
  filetype: string;
  duration_ms: number | null;
  bytes: Buffer;
  created_at: Date;
}

const ENDINGS: Record<string, string> = {
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
};

export const createFiles = ({ database, now, publicUrl }: SandboxContext) => ({
  /** A clip that somebody recorded in the message field. */
  saveClip: async (member: Member, audio: Audio): Promise<SlackFile> => {
    const mimetype = audio.mimeType.split(';', 1)[0] ?? 'audio/mp4';
    const filetype = ENDINGS[mimetype] ?? 'm4a';
    const id = `F${secretToken(16)
      .replace(/[^A-Za-z0-9]/g, '')
      .toUpperCase()
      .slice(0, 10)}`;
    const [row] = await database.query<SlackFile>(
      `INSERT INTO slack_files (id, team_id, user_id, name, mimetype, filetype, duration_ms, bytes, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING *`,
      [
        id,
        member.workspace.id,
        member.userId,
        `audio_message.${filetype}`,
        mimetype,
        filetype,
        audio.durationMs ?? null,
        audio.bytes,
        now(),
      ],
    );
    if (row === undefined) throw new Error('The file was not recorded.');
    return row;
  },
  find: async (id: string): Promise<SlackFile | undefined> =>
    (await database.query<SlackFile>('SELECT * FROM slack_files WHERE id = $1', [id]))[0],
  /** All that a message says of a file from another organisation. */
  mention: (file: SlackFile): Record<string, unknown> => ({
    id: file.id,
    created: 0,
    timestamp: 0,
    mode: 'file_access',
    user: file.user_id,
    file_access: 'check_file_info',
  }),
  /** The file as messages and files.info show it. */
  describe: (file: SlackFile): Record<string, unknown> => {
    const base = `${publicUrl()}/slack/files-pri/${file.team_id}-${file.id}`;
    const seconds = Math.floor(file.created_at.getTime() / 1000);
    return {
      id: file.id,
      created: seconds,
      timestamp: seconds,
      name: file.name,
      title: file.name,
      mimetype: file.mimetype,
      filetype: file.filetype,
      pretty_type: file.filetype.toUpperCase(),
      user: file.user_id,
      user_team: file.team_id,
      editable: false,
      size: file.bytes.length,
      mode: 'hosted',
      is_external: false,
      is_public: false,
      subtype: 'slack_audio',
      media_display_type: 'audio',
      ...(file.duration_ms !== null && { duration_ms: file.duration_ms }),
      transcription: { status: 'processing' },
      url_private: `${base}/${file.name}`,
      url_private_download: `${base}/download/${file.name}`,
      file_access: 'visible',
    };
  },
});

export type Files = ReturnType<typeof createFiles>;
