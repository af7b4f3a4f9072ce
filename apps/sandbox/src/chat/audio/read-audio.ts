import { oggDuration, oggOpus } from './ogg.ts';
import { type Audio, type ClipFormat, isSampleName, mimeTypeOf, sampleClip } from './sample-clips.ts';
import { webmPackets } from './webm.ts';

const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

const startsWith = (bytes: Buffer, sign: string, at = 0): boolean =>
  bytes.subarray(at, at + sign.length).toString('latin1') === sign;

const typeByBytes = (bytes: Buffer): string | undefined => {
  if (startsWith(bytes, 'OggS')) return 'audio/ogg; codecs=opus';
  if (startsWith(bytes, 'ftyp', 4)) return 'audio/mp4';
  if (startsWith(bytes, '\x1a\x45\xdf\xa3')) return 'audio/webm';
  if (startsWith(bytes, 'ID3') || startsWith(bytes, '\xff\xfb')) return 'audio/mpeg';
  if (startsWith(bytes, 'RIFF')) return 'audio/wav';
  return startsWith(bytes, '#!AMR') ? 'audio/amr' : undefined;
};

/**
 * What somebody says: the name of a sample clip, or bytes in base64. What a browser recorded (WebM) becomes
 * a real Ogg for WhatsApp, whose phones send nothing else. Undefined when it is neither.
 */
export const readAudio = (given: string, format: ClipFormat): Audio | undefined => {
  if (isSampleName(given)) return sampleClip(given, format);
  if (!BASE64.test(given)) return undefined;
  const bytes = Buffer.from(given, 'base64');
  const mimeType = typeByBytes(bytes);
  if (mimeType === 'audio/webm' && format === 'ogg') {
    const ogg = oggOpus(webmPackets(bytes));
    return { bytes: ogg, mimeType: mimeTypeOf.ogg, durationMs: oggDuration(ogg) };
  }
  const durationMs = mimeType?.startsWith('audio/ogg') ? oggDuration(bytes) : undefined;
  // Bytes of no known kind keep the vendor's usual type: the receiver has to notice.
  return { bytes, mimeType: mimeType ?? mimeTypeOf[format], durationMs };
};
