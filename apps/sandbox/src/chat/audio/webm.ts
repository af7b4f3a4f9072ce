const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const SIMPLE_BLOCK = 0xa3;
const CONTAINERS = new Set([SEGMENT, CLUSTER, BLOCK_GROUP]);

interface Field {
  readonly value: number;
  readonly length: number;
}

/** EBML's numbers: the leading zeros of the first byte tell how many bytes there are. */
const readNumber = (bytes: Buffer, at: number, keepMarker: boolean): Field | undefined => {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) return undefined;
  let value = keepMarker ? first : first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return { value, length };
};

/**
 * The sound packets of a WebM recording, which is what browsers record. Only what a MediaRecorder writes is
 * understood: one track, no lacing.
 */
export const webmPackets = (bytes: Buffer): Buffer[] => {
  const packets: Buffer[] = [];
  let at = 0;
  while (at < bytes.length) {
    const id = readNumber(bytes, at, true);
    const size = id && readNumber(bytes, at + id.length, false);
    if (id === undefined || size === undefined) break;
    at += id.length + size.length;
    // A live recording does not know the size of its containers; stepping into them needs none.
    if (CONTAINERS.has(id.value)) continue;
    if (id.value === SIMPLE_BLOCK || id.value === BLOCK) {
      const track = readNumber(bytes, at, false);
      const headerLength = (track?.length ?? 1) + 3;
      packets.push(bytes.subarray(at + headerLength, at + size.value));
    }
    at += size.value;
  }
  return packets;
};
