import type { ConversationState } from '../conversation.ts';
import type { Frame } from '../frames.ts';
import type { Read } from '../join.ts';
import { ACT } from '../understanding.ts';

const GIVEN =
  /^(?:(?:ok|okay|sure|yes|here|it|it is|this|that|is|her|his|their|the|\S+'s|email|e-mail|mail|address|use|try|send it to|\p{L}+)[ ,:]*){0,6}_email_$/u;

/** 'Isla is isla@example.org', after an event was made without her: she is to be invited to it. */
export function addressGiven(
  frames: readonly Frame[],
  reads: readonly Read[],
  state: ConversationState,
): Frame | undefined {
  const [frame, ...more] = frames;
  const [read, ...others] = reads;
  if (!frame || !read || more.length + others.length > 0 || !state.focus) return undefined;
  if (state.pending || state.question || state.options?.length) return undefined;
  if (state.lastFrames?.at(-1)?.kind !== 'createEvent') return undefined;
  if (frame.kind !== 'unclear' && frame.confidence >= ACT) return undefined;
  const { canon, tokens } = read.reading.clause;
  const email = tokens.find(({ kind }) => kind === 'email')?.text;
  if (!email || !GIVEN.test(canon)) return undefined;
  return {
    kind: 'invitePeople',
    confidence: 0.85,
    said: frame.said,
    continues: true,
    people: [{ email, said: email }],
    reference: { people: [], when: [], anaphor: 'it', id: state.focus.id },
  };
}
