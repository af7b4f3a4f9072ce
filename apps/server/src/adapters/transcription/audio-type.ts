const text = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** What a recording is by its first bytes; what its sender calls it is not believed. */
export function audioTypeOf(bytes: Uint8Array): string | undefined {
  if (text(bytes, 0, 4) === 'OggS') return 'audio/ogg';
  if (text(bytes, 4, 8) === 'ftyp') return 'audio/mp4';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WAVE') return 'audio/wav';
  if (text(bytes, 0, 4) === 'fLaC') return 'audio/flac';
  if (text(bytes, 0, 5) === '#!AMR') return 'audio/amr';
  if (bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3) return 'audio/webm';
  if (text(bytes, 0, 3) === 'ID3') return 'audio/mpeg';
  const [first = 0, second = 0] = bytes;
  // MPEG audio frames, and AAC in ADTS, which differs in the layer bits only.
  if (first === 0xff && (second & 0xe0) === 0xe0) return (second & 0x06) === 0 ? 'audio/aac' : 'audio/mpeg';
  return undefined;
}
