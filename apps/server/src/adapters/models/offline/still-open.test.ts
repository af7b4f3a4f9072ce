import { describe, expect, it } from 'vitest';
import { answerPrompt } from './answer-prompt.ts';
import { call, prompt, result, text, user } from './test/prompts.ts';

const asked = [user('book a haircut'), text('When should I put ‘Haircut’?')];
const nothing = result({ ok: true, status: 'events', count: 0, events: [] });
const look = [user("what's on Thursday?"), call('list_events', { when: 'on Thursday' }), nothing];
const LUNCH = { title: 'Lunch with Emma', when: 'on Wednesday at 1', attendees: ['Emma'] };

describe('a question that somebody comes back to', () => {
  it('is put again after a look at the calendar', () => {
    expect(answerPrompt(prompt(...asked, ...look)).text).toMatch(
      /Still open: When should I put ‘Haircut’\?$/,
    );
  });

  it('and is still answered by a time', () => {
    const { calls } = answerPrompt(
      prompt(
        ...asked,
        ...look,
        text('Nothing. Still open: When should I put ‘Haircut’?'),
        user('Friday at 4pm'),
      ),
    );
    expect(calls).toEqual([{ name: 'create_event', input: { title: 'Haircut', when: 'Friday at 4pm' } }]);
  });

  it('steps back while something waits for a yes', () => {
    const first = answerPrompt(prompt(...asked, user('lunch with Emma on Wednesday at 1')));
    expect(first.calls).toEqual([{ name: 'create_event', input: LUNCH }]);
    expect(first.text).not.toMatch(/Still open/);
    const done = result({ ok: true, receipt: 'Booked: Lunch.', event_id: 'e', title: 'Lunch', when: '' });
    const after = answerPrompt(
      prompt(...asked, user('lunch with Emma on Wednesday at 1'), call('create_event', LUNCH), done),
    );
    expect(after.text).toMatch(/^Booked: Lunch\.[\s\S]*Still open: When/);
  });

  it('is let go with a no', () => {
    expect(answerPrompt(prompt(...asked, user('never mind'))).text).not.toMatch(/Still open/);
  });

  it('is not put a third time', () => {
    const again = [...asked, ...look, text('Still open: When should I put ‘Haircut’?')];
    expect(answerPrompt(prompt(...again, user('undo'))).text).not.toMatch(/Still open/);
    const { text: reply } = answerPrompt(
      prompt(...again, user("what's on Friday?"), call('list_events', { when: 'on Friday' }), nothing),
    );
    expect(reply).not.toMatch(/Still open/);
  });
});

describe('what is said not to be', () => {
  const off = user("I can't make the town hall on Friday");
  const INVITED = { event: 'town hall', event_when: 'on Friday' };

  it('is declined where somebody else holds it', () => {
    expect(answerPrompt(prompt(off)).calls).toEqual([
      { name: 'respond_to_invitation', input: { ...INVITED, response: 'declined' } },
    ]);
  });

  it('and cancelled where it is their own', () => {
    const own = result({
      ok: false,
      status: 'refused',
      reason: 'You are not invited to it: it is your own event.',
    });
    const { calls } = answerPrompt(
      prompt(off, call('respond_to_invitation', { ...INVITED, response: 'declined' }), own),
    );
    expect(calls).toEqual([{ name: 'delete_event', input: INVITED }]);
  });

  it('and nothing else where there is none', () => {
    const none = result({ ok: false, status: 'refused', reason: "I found no event like 'town hall'." });
    const { calls } = answerPrompt(
      prompt(off, call('respond_to_invitation', { ...INVITED, response: 'declined' }), none),
    );
    expect(calls).toEqual([]);
  });
});

describe('several changes of one event', () => {
  it.each([
    ['move the retro to 4pm and invite Ben', { event: 'retro', new_when: '4pm', add_attendees: ['Ben'] }],
    [
      'rename the retro to Look back and move it to 5pm',
      { event: 'retro', new_title: 'Look back', new_when: '5pm' },
    ],
    [
      'take Dev off the retro and invite Ben',
      { event: 'retro', remove_attendees: ['Dev'], add_attendees: ['Ben'] },
    ],
  ])('%s is one call', (said, input) => {
    expect(answerPrompt(prompt(user(said))).calls).toEqual([{ name: 'update_event', input }]);
  });
});
