const SERIAL = 0x43415443;
const PACKETS_PER_PAGE = 50;
const FIRST = 0x02;
const LAST = 0x04;
/** Samples that a decoder drops at the start, as every Opus encoder announces them. */
const PRE_SKIP = 312;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

/** Ogg's checksum: CRC-32 without reflection, starting from zero. */
const checksum = (bytes: Uint8Array): number => {
  let value = 0;
  for (const byte of bytes) value = ((value << 8) ^ (CRC_TABLE[((value >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0;
  return value;
};

/** The lengths of packets in Ogg's way: 255 means that more follows, so a multiple of 255 ends with 0. */
const lacing = (packets: readonly Uint8Array[]): number[] =>
  packets.flatMap(({ length }) => [...new Array<number>(Math.floor(length / 255)).fill(255), length % 255]);

const page = (packets: readonly Uint8Array[], flags: number, granule: bigint, number: number): Buffer => {
  const table = lacing(packets);
  const header = Buffer.alloc(27 + table.length);
  header.write('OggS', 0, 'latin1');
  header.writeUInt8(flags, 5);
  header.writeBigInt64LE(granule, 6);
  header.writeUInt32LE(SERIAL, 14);
  header.writeUInt32LE(number, 18);
  header.writeUInt8(table.length, 26);
  header.set(table, 27);
  const whole = Buffer.concat([header, ...packets]);
  whole.writeUInt32LE(checksum(whole), 22);
  return whole;
};

const head = (): Buffer => {
  const bytes = Buffer.alloc(19);
  bytes.write('OpusHead', 0, 'latin1');
  bytes.writeUInt8(1, 8);
  bytes.writeUInt8(1, 9);
  bytes.writeUInt16LE(PRE_SKIP, 10);
  bytes.writeUInt32LE(48_000, 12);
  return bytes;
};

const tags = (): Buffer => {
  const vendor = Buffer.from('Catch sandbox');
  const bytes = Buffer.alloc(8 + 4 + vendor.length + 4);
  bytes.write('OpusTags', 0, 'latin1');
  bytes.writeUInt32LE(vendor.length, 8);
  bytes.set(vendor, 12);
  return bytes;
};

const FRAME_MS_SILK = [10, 20, 40, 60] as const;
const FRAME_MS_CELT = [2.5, 5, 10, 20] as const;

/** How long an Opus packet sounds, in samples at 48 kHz: its first byte tells (RFC 6716, 3.1). */
const samplesOf = (packet: Uint8Array): number => {
  const toc = packet[0] ?? 0;
  const configuration = toc >> 3;
  const milliseconds =
    configuration < 12
      ? (FRAME_MS_SILK[configuration & 3] ?? 20)
      : configuration < 16
        ? 10 * (1 + (configuration & 1))
        : (FRAME_MS_CELT[configuration & 3] ?? 20);
  const code = toc & 3;
  const frames = code === 0 ? 1 : code === 3 ? (packet[1] ?? 0) & 0x3f : 2;
  return milliseconds * frames * 48;
};

/** Wraps Opus packets (mono) into an Ogg file, as WhatsApp's voice notes are (RFC 7845). */
export const oggOpus = (packets: readonly Uint8Array[]): Buffer => {
  const pages = [page([head()], FIRST, 0n, 0), page([tags()], 0, 0n, 1)];
  let samples = 0;
  for (let start = 0; start < packets.length; start += PACKETS_PER_PAGE) {
    const some = packets.slice(start, start + PACKETS_PER_PAGE);
    samples += some.reduce((sum, packet) => sum + samplesOf(packet), 0);
    const flags = start + PACKETS_PER_PAGE >= packets.length ? LAST : 0;
    pages.push(page(some, flags, BigInt(samples), pages.length));
  }
  return Buffer.concat(pages);
};

/** The length in milliseconds, from the position that the last page carries. */
export const oggDuration = (bytes: Buffer): number | undefined => {
  const last = bytes.lastIndexOf('OggS', undefined, 'latin1');
  if (last < 0 || last + 14 > bytes.length) return undefined;
  return Math.max(0, Math.round((Number(bytes.readBigInt64LE(last + 6)) - PRE_SKIP) / 48));
};
