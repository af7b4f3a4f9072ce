import { describe, expect, it } from 'vitest';
import type { ConversationState } from './conversation.ts';
import { first, kinds, one, read } from './testing.ts';

describe('what is said not to be', () => {
  it.each([
    ['no pilates on thursday', 'pilates'],
    ['No choir tonight, I have a cold', 'choir'],
    ["I won't make the retro on Friday", 'retro'],
    ["sorry, I can't come to the book club tomorrow", 'book club'],
    ["I'm not going to the gym today", 'gym'],
    ["I'll miss swimming on Saturday", 'swimming'],
    ['no book club tomorrow', 'book club'],
    ["we're not having the town hall this Friday", 'town hall'],
    ['there is no handball on Sunday', 'handball'],
    ['Mia has no ballet on Friday', 'ballet'],
    ['no physio after all', 'physio'],
    ['no guitar lesson on Monday, the teacher is ill', 'guitar lesson'],
  ])('%s', (text, title) => {
    const { frames, question } = read(text);
    expect(frames).toMatchObject([{ kind: 'cancelEvent', absent: true, reference: { title } }]);
    // It is asked about by its card; twice would be once too often.
    expect(question).toBeUndefined();
  });

  it.each([
    ['no meetings before 10', 'rememberPreference'],
    ['no calls on Fridays', 'rememberPreference'],
    ['no thanks', 'reject'],
    ['no', 'reject'],
    ['no, the other one', 'reject'],
    ["I can't make it work", undefined],
    ['no idea', 'smallTalk'],
    ['I have no time on Thursday', undefined],
    ['I might not make pilates', undefined],
    ['is there no pilates on Thursday?', 'queryDetail'],
  ])('but not: %s', (text, kind) => {
    expect(kinds(text)).not.toContain('cancelEvent');
    expect(kinds(text)).not.toContain('createEvent');
    if (kind) expect(kinds(text)).toContain(kind);
  });

  it('a no that answers is an answer', () => {
    const pending: ConversationState = { pending: { frame: first('book pilates on Thursday at 6pm') } };
    expect(kinds('no spinning on thursday', pending)).not.toContain('cancelEvent');
    expect(kinds('no spinning on thursday')).toEqual(['cancelEvent']);
  });

  it('somebody else who is not coming calls nothing off', () => {
    const { frames, question } = read("Ben can't make the retro on Friday");
    expect(frames).toMatchObject([{ kind: 'uninvitePeople', people: [{ name: 'Ben' }] }]);
    expect(question).toBe('Shall I take Ben off ‘retro’?');
  });

  it('whoever is not at work is away, and no event is called so', () => {
    for (const text of [
      "I won't be in the office on Friday",
      "I'm not working on Friday",
      "I'm not in on Friday",
    ])
      expect(one('createEvent', text).event).toMatchObject({ availability: 'outOfOffice', allDay: true });
    expect(one('createEvent', "I'm not in on Friday").event.title).toBeUndefined();
  });

  it('ill is no hurried I will', () => {
    expect(first('ill be at the dentist on friday at 9am')).toMatchObject({ kind: 'createEvent' });
    expect(kinds('my son is ill')).not.toContain('createEvent');
  });
});
