import { expect, it } from 'vitest';
import { audioTypeOf } from './audio-type.ts';

const bytes = (text: string, ...rest: number[]) =>
  Buffer.concat([Buffer.from(text, 'latin1'), Buffer.from(rest)]);

it.each([
  [bytes('OggS'), 'audio/ogg'],
  [bytes('\0\0\0\x20ftypM4A '), 'audio/mp4'],
  [bytes('RIFF....WAVEfmt '), 'audio/wav'],
  [bytes('fLaC'), 'audio/flac'],
  [bytes('#!AMR\n'), 'audio/amr'],
  [bytes('', 0x1a, 0x45, 0xdf, 0xa3), 'audio/webm'],
  [bytes('ID3'), 'audio/mpeg'],
  [bytes('', 0xff, 0xfb), 'audio/mpeg'],
  [bytes('', 0xff, 0xf1), 'audio/aac'],
  [bytes('<!doctype html>'), undefined],
  [bytes('RIFF....AVI '), undefined],
  [bytes(''), undefined],
])('%j is %s', (given, type) => expect(audioTypeOf(given)).toBe(type));
