import type { ProfileData } from './profile.ts';

const SHOWN = { contacts: 15, commitments: 12, places: 5, travel: 5 };

/**
 * A profile as a hosted model sees it: short, and everything that other people wrote under `untrusted_` keys. What
 * was stored by an older version is not shown to it, since nobody can say what of that is whose text.
 */
export function presentForModel(stored: Record<string, unknown>): Record<string, unknown> | undefined {
  if (stored.version !== 1) return undefined;
  // Written by `saveProfile` only, and of this version.
  const profile = stored as unknown as ProfileData;
  return {
    working_hours: profile.working_hours?.week,
    usual_meeting_minutes: profile.meeting_lengths?.usual_minutes,
    likes_to_meet_in: profile.preferred_time?.part_of_day,
    meals: profile.meals.map(({ meal, at, minutes }) => ({ meal, at, minutes })),
    contacts: profile.contacts
      .slice(0, SHOWN.contacts)
      .map(({ email, name, meetings, mails_sent, usual_meeting }) => ({
        email,
        untrusted_name: name,
        meetings,
        mails_sent,
        usually_meet_at: usual_meeting?.at,
      })),
    commitments: profile.commitments
      .slice(0, SHOWN.commitments)
      .map(({ title, rhythm, weekdays, at, minutes }) => ({
        untrusted_title: title,
        rhythm,
        weekdays,
        at,
        minutes,
      })),
    places: profile.places.slice(0, SHOWN.places).map(({ name }) => ({ untrusted_place: name })),
    works_from: profile.works_from.map(({ name, weekdays }) => ({ untrusted_place: name, weekdays })),
    travel: profile.travel.slice(-SHOWN.travel).map(({ title, place, from, to }) => ({
      untrusted_title: title,
      untrusted_place: place,
      from,
      to,
    })),
  };
}
