import { describe, expect, it } from 'vitest';
import { oggDuration, oggOpus } from './ogg.ts';
import { chimePackets, silentPackets } from './opus-packets.ts';
import { readAudio } from './read-audio.ts';
import { sampleClip } from './sample-clips.ts';
import { webmPackets } from './webm.ts';

/** The packets of an Ogg file, read by its page tables. */
const oggPackets = (bytes: Buffer): Buffer[] => {
  const packets: Buffer[] = [];
  let at = 0;
  while (at < bytes.length) {
    expect(bytes.toString('latin1', at, at + 4)).toBe('OggS');
    const table = bytes.subarray(at + 27, at + 27 + bytes.readUInt8(at + 26));
    at += 27 + table.length;
    let length = 0;
    for (const size of table) {
      length += size;
      if (size === 255) continue;
      packets.push(bytes.subarray(at, at + length));
      at += length;
      length = 0;
    }
  }
  return packets;
};

describe('voice notes', () => {
  it('holds every packet, long ones too, and tells its length', () => {
    const long = Buffer.alloc(510, 0xf8);
    const file = oggOpus([long, ...silentPackets(2000)]);
    const [head, tags, first, ...rest] = oggPackets(file);
    expect(head?.toString('latin1', 0, 8)).toBe('OpusHead');
    expect(tags?.toString('latin1', 0, 8)).toBe('OpusTags');
    expect(first).toEqual(long);
    expect(rest).toHaveLength(100);
    expect(oggDuration(file)).toBe(2014);
  });

  it('has the checksum that Ogg wants', () => {
    const file = oggOpus(chimePackets());
    // The first page never changes, so its sum can be written down: computed with a second implementation.
    expect(file.readUInt32LE(22)).toBe(bitwiseChecksum(file.subarray(0, 47)));
  });

  it('makes clips of both kinds', () => {
    expect(sampleClip('chime', 'ogg').mimeType).toBe('audio/ogg; codecs=opus');
    expect(sampleClip('silence', 'mp4').bytes.toString('latin1', 4, 12)).toBe('ftypM4A ');
    expect(sampleClip('huge', 'ogg').bytes.length).toBeGreaterThan(16 * 1024 * 1024);
  });
});

/** Bit by bit, as the format's description words it. */
const bitwiseChecksum = (page: Buffer): number => {
  const zeroed = Buffer.from(page);
  zeroed.writeUInt32LE(0, 22);
  let value = 0n;
  for (const byte of zeroed) {
    value ^= BigInt(byte) << 24n;
    for (let bit = 0; bit < 8; bit += 1) {
      value = value & 0x80000000n ? ((value << 1n) ^ 0x04c11db7n) & 0xffffffffn : (value << 1n) & 0xffffffffn;
    }
  }
  return Number(value);
};

const element = (id: readonly number[], content: Buffer, unknownSize = false): Buffer =>
  Buffer.concat([
    Buffer.from(id),
    unknownSize
      ? Buffer.from([0x01, 255, 255, 255, 255, 255, 255, 255])
      : Buffer.from([0x40, content.length]),
    content,
  ]);

describe('recordings of a browser', () => {
  const block = (packet: Buffer): Buffer =>
    element([0xa3], Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), packet]));
  const packets = chimePackets().slice(0, 3);
  const cluster = element([0x1f, 0x43, 0xb6, 0x75], Buffer.concat(packets.map(block)), true);
  const webm = Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], Buffer.from([0x42, 0x86, 0x81, 1])),
    element([0x18, 0x53, 0x80, 0x67], cluster, true),
  ]);

  it('give up their packets, although their sizes are unknown', () => {
    expect(webmPackets(webm)).toEqual(packets);
  });

  it('become Ogg for WhatsApp and stay what they are for Slack', () => {
    const ogg = readAudio(webm.toString('base64'), 'ogg');
    expect(ogg?.mimeType).toBe('audio/ogg; codecs=opus');
    expect(oggPackets(ogg?.bytes ?? Buffer.alloc(0)).slice(2)).toEqual(packets);
    expect(readAudio(webm.toString('base64'), 'mp4')).toMatchObject({ mimeType: 'audio/webm', bytes: webm });
  });

  it('are distinguished from nonsense', () => {
    expect(readAudio('not base64!', 'ogg')).toBeUndefined();
    expect(readAudio(Buffer.from('hello').toString('base64'), 'mp4')?.mimeType).toBe('audio/mp4');
  });
});
