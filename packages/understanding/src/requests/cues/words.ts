/** Pieces shared by the cue tables. All match canonical text: lower case, contractions written out. */
export const EVENT =
  '(?:meetings?|1:1s?|events?|appointments?|calendar entr(?:y|ies)|invit(?:es?|ations?)|sessions?|plans|engagements?|commitments?|conflicts?|meet ?-?ups?|schedules?)';
export const CALENDAR = '(?:calendar|schedule|agenda|diary|planner|day ?planner)';
export const ACTIVITY =
  '(?:lunch(?:eon)?|dinner|breakfast|brunch|coffee|drinks|party|birthday|wedding|concert|game|match|practice|training|workout|class|lesson|lecture|exam|interview|review|stand-?up|sync|call|demo|presentation|workshop|conference|seminar|webinar|dentist|doctors?|therapy|haircut|flight|trip|vacation|date|tournament|appointment|meeting|event|gala|rehearsal|discussion|huddle|picnic|hike|festival)';
export const CREATE_VERB =
  '(?:schedule|book|create|add|set ?-?up|set aside|set|make|put|plan|arrange|organi[sz]e|block(?: off| out)?|reserve|pencil(?: in| me in)?|enter|mark|insert|log|record|write(?: down)?|jot(?: down)?|include|note(?: down)?|save|hold|slot(?: in)?|squeeze(?: in)?|fit(?: in)?|get|place|start|input|register|hook up|flag|make note of|pop|stick|throw|line up|chuck)';
export const CANCEL_VERB =
  '(?:cancel|delete|remove|erase|clear|drop|scrap|scratch|kill|get rid of|call off|take (?:out|off|away)|wipe(?: out)?|dismiss|eliminate|nuke|empty|clean(?: out| up)?|unschedule|abort|ax|axe|ditch|trash|clear out|nix|unbook)';
export const MOVE_VERB =
  '(?:move|reschedule|re-schedule|shift|push(?: back| out| forward| up)?|bring forward|postpone|delay|bump|defer|rearrange|re-arrange|pull forward|slide|swap|switch|put off|put back|prepone|pull in)';
