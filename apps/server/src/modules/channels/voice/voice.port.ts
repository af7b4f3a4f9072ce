/** A recording that will not be turned into words; the reason decides what the person is told. */
export class VoiceRefused extends Error {
  override name = 'VoiceRefused';
  readonly reason: 'too-long' | 'too-large' | 'not-audio' | 'gone';

  constructor(reason: VoiceRefused['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

interface Recording {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
}

/** Turns speech into text. Absent when no provider that can is configured. */
export interface Transcriber {
  transcribe(recording: Recording, signal: AbortSignal): Promise<string>;
}
