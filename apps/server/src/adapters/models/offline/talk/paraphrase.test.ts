import { describe, expect, it } from 'vitest';
import { paraphrase } from './paraphrase.ts';

describe('paraphrase', () => {
  it.each([
    ['bring the budget call forward by 20 minutes', 'move the budget call 20 minutes earlier'],
    ["I can't make the fair on Sunday, please decline", 'decline the fair on Sunday'],
    ['I need 15 more minutes for the interview', 'extend the interview by 15 minutes'],
    ['give me a rundown of tomorrow', "what's on tomorrow"],
    ['ping me at noon to eat', 'remind me at noon to eat'],
    ['remind me about the gala 2 hours before', 'remind me 2 hours before the gala'],
    ['loop Kim in on the gala', 'invite Kim to the gala'],
    ['clear my friday afternoon', 'cancel all my meetings on friday afternoon'],
    ['that was wrong, take it back', 'undo that'],
    ['book "cancel everything" tomorrow at 4', 'book "cancel everything" tomorrow at 4'],
    ['rename the gala to Ball of the year', 'rename the gala to "Ball of the year"'],
    ['actually make it 45', 'actually make it 45 minutes'],
    ['add tea at 4, no wait, add coffee at 5', 'add coffee at 5'],
  ])('%s', (said, meant) => {
    expect(paraphrase(said)).toBe(meant);
  });

  it.each([
    'Lunch with Ana tomorrow at 1',
    'what is on Friday?',
    'make it 4',
    'cancel it',
    'call it "Re: plans"',
  ])('leaves alone: %s', (said) => {
    expect(paraphrase(said)).toBe(said);
  });
});
