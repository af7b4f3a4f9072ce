import { describe, expect, it } from 'vitest';
import {
  entersPerson,
  hasCompanyBefore,
  isHimOrHer,
  leadsToItsTime,
  leadsToVerb,
  leavesOut,
  pointsAtTime,
  saysOnlyOne,
  saysOnlyThen,
} from './told-words.ts';

describe('words about what was told', () => {
  it('a person is entered by a pronoun, and not invited', () => {
    expect(entersPerson('him', 'Put him in for nine')).toBe(true);
    expect(entersPerson('him', 'Invite him to the fitting')).toBe(false);
    expect(entersPerson('Odile', 'Put Odile in for nine')).toBe(false);
    expect(isHimOrHer('Them')).toBe(true);
  });

  it('a verb may follow a person or a full stop, not an article', () => {
    expect(leadsToVerb('So then we')).toBe(true);
    expect(leadsToVerb("They're early. ")).toBe(true);
    expect(leadsToVerb('On Sunday the')).toBe(false);
  });

  it('a pronoun that begins or comes leads to the time of what was told', () => {
    expect(leadsToItsTime('It begins ')).toBe(true);
    expect(leadsToItsTime('Just so you know, she comes ')).toBe(true);
    expect(leadsToItsTime('The gym begins ')).toBe(false);
    expect(leadsToItsTime('It comes every week. Put the gym in ')).toBe(false);
  });

  it('what was just told is pointed at', () => {
    expect(pointsAtTime('put the optician down for then')).toBe(true);
    expect(pointsAtTime('across the three whole days please')).toBe(true);
    expect(pointsAtTime('them days by the sea')).toBe(true);
    expect(pointsAtTime('then put the gym in')).toBe(false);
    expect(saysOnlyThen('for then')).toBe(true);
    expect(saysOnlyThen('then at six')).toBe(false);
  });

  it('how many it is gives it no name', () => {
    expect(saysOnlyOne('one trip')).toBe(true);
    expect(saysOnlyOne('One to one with Dev')).toBe(false);
  });

  it('some days are left out', () => {
    expect(leavesOut('every day but Sundays')).toBe(true);
    expect(leavesOut('every day, Sundays too')).toBe(false);
  });

  it('company counts only in front of the word, whatever signs the title has', () => {
    expect(hasCompanyBefore('Tea with Odile', 'odile')).toBe(true);
    expect(hasCompanyBefore('Theatre with Ana', 'theatre')).toBe(false);
    expect(hasCompanyBefore('Tea (with Odile', '(with')).toBe(false);
  });
});
