import type { VoiceBytes } from '../../modules/channels/index.ts';
import { VoiceRefused } from '../../modules/channels/index.ts';
import { audioTypeOf } from './audio-type.ts';

const MOST_BYTES = 16 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

export interface RecordingRequest {
  readonly url: string;
  /** Only these may be asked, and only they see the token. A port belongs to the name, but for this machine's own. */
  readonly hosts: readonly string[];
  /** Absent where the address itself proves who asks. */
  readonly authorization?: string | undefined;
  readonly announcedBytes?: number | undefined;
  readonly signal: AbortSignal;
}

const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Downloads what somebody else named, with care: known hosts, https, no redirects, a cap, and bytes that are audio. */
export async function fetchRecording(request: RecordingRequest): Promise<VoiceBytes> {
  const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
  const isAllowed =
    url !== undefined &&
    (request.hosts.includes(url.host) ||
      (isLoopback(url.hostname) && request.hosts.includes(url.hostname))) &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) &&
    url.username === '' &&
    url.password === '';
  if (!isAllowed) throw new VoiceRefused('gone', 'the recording lies on a host that is not allowed');
  if ((request.announcedBytes ?? 0) > MOST_BYTES)
    throw new VoiceRefused('too-large', 'announced as too large');
  const response = await fetch(url, {
    headers: request.authorization === undefined ? {} : { authorization: request.authorization },
    // A redirect could carry the token to somebody else.
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel();
    if (response.status >= 500 || response.status === 429)
      throw new Error(`the recording could not be fetched: ${response.status}`);
    throw new VoiceRefused('gone', `the recording answered ${response.status}`);
  }
  const bytes = await readCapped(response.body);
  const mimeType = audioTypeOf(bytes);
  if (!mimeType) throw new VoiceRefused('not-audio', 'the bytes are no recording');
  return { bytes, mimeType };
}

async function readCapped(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of body) {
    total += chunk.byteLength;
    // Leaving the loop cancels the rest of the download.
    if (total > MOST_BYTES) throw new VoiceRefused('too-large', 'larger than it may be');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
