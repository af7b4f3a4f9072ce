const WHO =
  '(?:(?:all|both) )?(?:of )?(?:the )?(?:same |other )?(?:people|persons|guests|attendees|invitees|participants|team|group|crowd|lot|ones|everyone|everybody|all)';
const THERE =
  '(?: (?:who|that) (?:is|are|was|were|come|came|comes)(?: invited)?)?(?: (?:invited|coming))? (?:as|from|of|at|in|on|to)(?: (?:at|in|on|for))?';
const PEOPLE_OF = new RegExp(`^\\s*${WHO}${THERE} (.+?)\\s*$`, 'i');

/** 'Same people as today's sync', 'everybody from the tasting': the event whose guests to take. */
export const peopleOfIn = (text: string): string | undefined => PEOPLE_OF.exec(text)?.[1];
