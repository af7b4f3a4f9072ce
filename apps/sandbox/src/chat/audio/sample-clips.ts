import { silentMp4 } from './mp4.ts';
import { oggOpus } from './ogg.ts';
import { chimePackets, silentPackets } from './opus-packets.ts';

/** WhatsApp's voice notes are Ogg with Opus, Slack's clips are MP4 with AAC. */
export type ClipFormat = 'ogg' | 'mp4';

export interface Audio {
  readonly bytes: Buffer;
  readonly mimeType: string;
  readonly durationMs: number | undefined;
}

export const mimeTypeOf: Record<ClipFormat, string> = { ogg: 'audio/ogg; codecs=opus', mp4: 'audio/mp4' };

interface SampleClip {
  readonly label: string;
  readonly durationMs: number;
  make(format: ClipFormat): Buffer;
}

const silence = (durationMs: number, format: ClipFormat): Buffer =>
  format === 'ogg' ? oggOpus(silentPackets(durationMs)) : silentMp4(durationMs);

const HUGE_BYTES = 17 * 1024 * 1024;

/** Clips that need no microphone; the last ones are what a careful receiver has to refuse. */
export const sampleClips = {
  chime: {
    label: 'A chime, 1 second',
    durationMs: 1000,
    make: (format) =>
      format === 'ogg' ? oggOpus([...chimePackets(), ...silentPackets(400)]) : silentMp4(1000),
  },
  silence: { label: 'Silence, 3 seconds', durationMs: 3000, make: (format) => silence(3000, format) },
  long: { label: 'Silence, 12 minutes', durationMs: 720_000, make: (format) => silence(720_000, format) },
  huge: {
    label: 'Too large, 17 MB',
    durationMs: 1000,
    make: (format) => {
      const start = silence(1000, format);
      return Buffer.concat([start, Buffer.alloc(HUGE_BYTES - start.length)]);
    },
  },
  broken: {
    label: 'Not audio at all',
    durationMs: 1000,
    make: () => Buffer.from('<!doctype html><title>Sign in</title><p>This is not a recording.</p>\n'),
  },
} as const satisfies Record<string, SampleClip>;

export type SampleName = keyof typeof sampleClips;

export const isSampleName = (name: string): name is SampleName => Object.hasOwn(sampleClips, name);

export const sampleClip = (name: SampleName, format: ClipFormat): Audio => {
  const clip: SampleClip = sampleClips[name];
  return { bytes: clip.make(format), mimeType: mimeTypeOf[format], durationMs: clip.durationMs };
};
