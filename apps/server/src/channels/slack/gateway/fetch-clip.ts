import { z } from 'zod';
import { fetchRecording } from '../../../adapters/transcription/fetch-recording.ts';
import { type VoiceBytes, VoiceRefused } from '../../../modules/channels/kit.ts';
import type { SlackGateway } from '../slack.port.ts';
import type { SlackApi } from './slack-api.ts';

const fileInfo = z.object({
  ok: z.literal(true),
  file: z.looseObject({
    subtype: z.string().optional(),
    mimetype: z.string().optional(),
    url_private_download: z.string().optional(),
    url_private: z.string().optional(),
  }),
});

type Clip = Parameters<SlackGateway['fetchClip']>[1];

/** A voice clip, from where the message says it is. */
export async function fetchClip(
  api: SlackApi,
  hosts: readonly string[],
  token: string,
  clip: Clip,
  signal: AbortSignal,
): Promise<VoiceBytes> {
  const url = clip.url ?? (await findClip(api, token, clip, signal));
  return fetchRecording({ url, hosts, authorization: `Bearer ${token}`, signal });
}

/** Shared from another workspace: only the file's own record says where it is. */
async function findClip(api: SlackApi, token: string, clip: Clip, signal: AbortSignal): Promise<string> {
  const answer = await api.read(token, 'files.info', { file: clip.fileId }, { signal });
  const info = fileInfo.safeParse(answer.json());
  const file = info.success ? info.data.file : undefined;
  if (file && file.subtype !== 'slack_audio' && !file.mimetype?.startsWith('audio/'))
    throw new VoiceRefused('not-audio', 'the shared file is no clip');
  const url = file?.url_private_download ?? file?.url_private;
  if (!url) throw new VoiceRefused('gone', 'Slack does not give the clip');
  return url;
}
