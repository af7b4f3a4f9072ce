/** Seconds of an Ogg (Opus) or MP4 recording, read from its own bytes; undefined when they do not tell. */
export function durationOf(bytes: Uint8Array): number | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.subarray(0, 4).toString('latin1') === 'OggS') return oggSeconds(buffer);
  if (buffer.subarray(4, 8).toString('latin1') === 'ftyp') return mp4Seconds(buffer);
  return undefined;
}

const OPUS_RATE = 48_000;

/** The last page's position is the number of samples so far. */
function oggSeconds(buffer: Buffer): number | undefined {
  const last = buffer.lastIndexOf('OggS');
  if (last < 0 || last + 14 > buffer.length) return undefined;
  const samples = Number(buffer.readBigUInt64LE(last + 6));
  return Number.isSafeInteger(samples) ? samples / OPUS_RATE : undefined;
}

/** The movie header holds a time scale and a length in it. */
function mp4Seconds(buffer: Buffer): number | undefined {
  const at = buffer.indexOf('mvhd');
  if (at < 0 || at + 32 > buffer.length) return undefined;
  const isLong = buffer[at + 4] === 1;
  const scale = buffer.readUInt32BE(at + (isLong ? 24 : 16));
  const length = isLong ? Number(buffer.readBigUInt64BE(at + 28)) : buffer.readUInt32BE(at + 20);
  return scale > 0 ? length / scale : undefined;
}
