/** A recording that will not be transcribed; the reason decides what the person reads. */
export class VoiceRefused extends Error {
  override name = 'VoiceRefused';
  readonly reason: 'too-long' | 'too-large' | 'not-audio' | 'gone';

  constructor(reason: VoiceRefused['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Longer ones are refused; a channel that knows the length beforehand need not fetch them. */
export const LONGEST_SECONDS = 300;

interface Recording {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
}
export type VoiceBytes = Recording;

/** Turns speech into text. Absent when no provider that can is configured. */
export interface Transcriber {
  transcribe(recording: Recording, signal: AbortSignal): Promise<string>;
}
