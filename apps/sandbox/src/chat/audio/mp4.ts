const SAMPLE_RATE = 44_100;
const SAMPLES_PER_FRAME = 1024;
/** AAC-LC, 44.1 kHz, mono (ISO 14496-3, AudioSpecificConfig). */
const AUDIO_CONFIG = [0x12, 0x08];
/** One AAC-LC mono frame in which nothing sounds. */
const SILENT_FRAME = Buffer.from([0x00, 0xc8, 0x00, 0x80, 0x23, 0x80]);

const box = (type: string, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(content.length + 8, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
};

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4);
  return bytes;
};

const MATRIX = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
const UNDETERMINED_LANGUAGE = 0x55c40000;

const descriptor = (tag: number, content: readonly number[]): number[] => [tag, content.length, ...content];

const elementaryStream = (): Buffer => {
  const decoder = descriptor(0x04, [
    0x40,
    0x15,
    ...[0, 0, 0],
    ...[0, 0, 0x7d, 0],
    ...[0, 0, 0x7d, 0],
    ...descriptor(0x05, AUDIO_CONFIG),
  ]);
  return box(
    'esds',
    numbers(0),
    Buffer.from(descriptor(0x03, [0, 1, 0, ...decoder, ...descriptor(0x06, [2])])),
  );
};

const sampleTable = (frames: number, dataOffset: number): Buffer => {
  const entry = box(
    'mp4a',
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]),
    numbers(0, 0, (1 << 16) | 16, 0, SAMPLE_RATE * 65_536),
    elementaryStream(),
  );
  return box(
    'stbl',
    box('stsd', numbers(0, 1), entry),
    box('stts', numbers(0, 1, frames, SAMPLES_PER_FRAME)),
    box('stsc', numbers(0, 1, 1, frames, 1)),
    box('stsz', numbers(0, SILENT_FRAME.length, frames)),
    box('stco', numbers(0, 1, dataOffset)),
  );
};

const movie = (frames: number, dataOffset: number): Buffer => {
  const length = frames * SAMPLES_PER_FRAME;
  const handler = Buffer.from('\0\0\0\0\0\0\0\0soun\0\0\0\0\0\0\0\0\0\0\0\0Sound\0', 'latin1');
  const media = box(
    'mdia',
    box('mdhd', numbers(0, 0, 0, SAMPLE_RATE, length, UNDETERMINED_LANGUAGE)),
    box('hdlr', handler),
    box(
      'minf',
      box('smhd', numbers(0, 0)),
      box('dinf', box('dref', numbers(0, 1), box('url ', numbers(1)))),
      sampleTable(frames, dataOffset),
    ),
  );
  const track = box('tkhd', numbers(7, 0, 0, 1, 0, length, 0, 0, 0, 0x01000000, ...MATRIX, 0, 0));
  const header = box(
    'mvhd',
    numbers(0, 0, 0, SAMPLE_RATE, length, 0x10000, 0x01000000, 0, 0, ...MATRIX, 0, 0, 0, 0, 0, 0, 2),
  );
  return box('moov', header, box('trak', track, media));
};

/** An .m4a file of silence, in the shape of Slack's audio clips: MP4 with one AAC track. */
export const silentMp4 = (milliseconds: number): Buffer => {
  const frames = Math.max(1, Math.round((milliseconds * SAMPLE_RATE) / SAMPLES_PER_FRAME / 1000));
  const type = box('ftyp', Buffer.from('M4A \0\0\0\0M4A mp42isom', 'latin1'));
  // The table of contents tells where the data starts, and its own size does not depend on that number.
  const dataOffset = type.length + movie(frames, 0).length + 8;
  const data = box('mdat', Buffer.alloc(frames * SILENT_FRAME.length, SILENT_FRAME));
  return Buffer.concat([type, movie(frames, dataOffset), data]);
};
