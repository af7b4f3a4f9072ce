/** Words that say 'an event' and nothing about which: alone they make no title. */
export const GENERIC_NOUNS: ReadonlySet<string> = new Set(
  'event events meeting meetings appointment appointments entry entries item items thing things something anything everything nothing time times slot slots block schedule schedules calendar reservation booking plan plans activity activities meet session engagement commitment commitments invite invites invitation invitations stuff one ones space conflict conflicts program agenda obligation obligations reminder reminders meetup catchup notification'.split(
    ' ',
  ),
);

/** Generic nouns that are events for sure (as against 'thing', 'one', 'time'). */
export const EVENT_NOUNS: ReadonlySet<string> = new Set(
  'event events meeting meetings appointment appointments invite invites invitation invitations engagement session sessions commitments commitment obligations obligation booking conflict conflicts calendar schedule agenda'.split(
    ' ',
  ),
);

/** Modifiers that leave a generic noun generic: 'a quick new meeting'. */
export const EMPTY_MODIFIERS: ReadonlySet<string> = new Set(
  'a an the my our your this that these those his her their another other new quick short brief long next last first second third fourth fifth upcoming coming future past previous latest recent earliest current whole entire all any some every each few several more certain particular specific scheduled planned existing recurring repeating weekly monthly daily regular one two three four five single calendar personal private important tentative one-on-one 1-on-1 1:1 1-1 one-to-one full day all-day following same particular available open free big little great only just possible what which'.split(
    ' ',
  ),
);

/** Things people put in calendars, to recognise 'dentist Friday 9am' as one. */
export const ACTIVITY_NOUNS: ReadonlySet<string> = new Set(
  'lunch dinner breakfast brunch coffee drinks drink tea supper meal happy-hour party birthday wedding anniversary concert show movie movies film theater theatre opera play game match practice training workout gym yoga run class lesson course lecture exam test interview review standup stand-up retro retrospective sync 1:1 one-on-one call phone zoom demo presentation workshop conference seminar webinar summit offsite kickoff kick-off planning briefing debrief check-in checkup check-up visit dentist doctor doctors physio therapy therapist haircut hair vet surgery massage spa flight trip vacation holiday travel drive pickup pick-up drop-off school recital tournament race marathon hike hiking fishing golf tennis basketball baseball football soccer hockey volleyball swim swimming ski skiing date barbecue bbq picnic ceremony funeral graduation meeting appointment session rehearsal audition orientation discussion huddle luncheon gala fundraiser festival tour inspection deadline errand shopping cleaning laundry study reading focus meditation church service mass reunion shower launch deposition hearing trial court closing showing walkthrough delivery repair oil-change'.split(
    ' ',
  ),
);
