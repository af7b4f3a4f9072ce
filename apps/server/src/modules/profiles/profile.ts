import type { Weekday, WorkingHours } from '@catch/scheduling';

/**
 * What is stored as `profile_data`. Everything names the evidence it was counted from; what there is too little
 * evidence for is not there. Titles, names and places are other people's text: data, never more.
 */
export interface ProfileData {
  readonly version: 1;
  readonly read: ReadMaterial;
  readonly time_zone: string;
  /** Zones that the owner's own entries were meant in, other than their calendar's. */
  readonly other_zones: readonly { readonly zone: string; readonly events: number }[];
  readonly working_hours?: LearnedHours;
  readonly meeting_lengths?: MeetingLengths;
  readonly preferred_time?: PreferredTime;
  readonly meals: readonly MealHabit[];
  readonly contacts: readonly LearnedContact[];
  readonly commitments: readonly Commitment[];
  readonly places: readonly LearnedPlace[];
  readonly works_from: readonly WorkingPlace[];
  readonly travel: readonly Journey[];
}

interface ReadMaterial {
  readonly from: string;
  readonly to: string;
  readonly events: number;
  readonly mails: number;
  /** False when the owner did not allow mail headers, or they could not be read. */
  readonly mail_read: boolean;
}

export interface LearnedHours extends WorkingHours {
  readonly evidence: { readonly meetings: number; readonly inside: number; readonly days: number };
}

export interface MeetingLengths {
  /** Only when one length stands out. */
  readonly usual_minutes?: number;
  readonly common: readonly { readonly minutes: number; readonly meetings: number }[];
  readonly meetings: number;
}

export interface PreferredTime {
  readonly part_of_day: 'mornings' | 'early afternoons' | 'late afternoons' | 'evenings';
  readonly meetings: number;
  readonly of: number;
}

export interface UsualMeeting {
  /** `HH:MM` on the owner's clock. */
  readonly at: string;
  readonly minutes: number;
  readonly weekdays: readonly Weekday[];
  readonly times: number;
}

export interface MealHabit extends UsualMeeting {
  readonly meal: 'breakfast' | 'brunch' | 'lunch' | 'coffee' | 'dinner';
}

export interface LearnedContact {
  readonly email: string;
  readonly name?: string;
  readonly meetings: number;
  readonly mails_sent: number;
  readonly mails_received: number;
  /** Of meetings in a small circle. */
  readonly usual_meeting?: UsualMeeting;
}

export interface Commitment {
  readonly title: string;
  readonly rhythm: 'weekly' | 'every other week' | 'monthly';
  readonly weekdays: readonly Weekday[];
  readonly at: string;
  readonly minutes: number;
  readonly times: number;
  /** Addresses. */
  readonly with: readonly string[];
  readonly place?: string;
}

export interface LearnedPlace {
  readonly name: string;
  readonly events: number;
}

export interface WorkingPlace {
  readonly name: string;
  readonly weekdays: readonly Weekday[];
  readonly days: number;
}

export interface Journey {
  readonly title: string;
  readonly place?: string;
  /** Dates, both included. */
  readonly from: string;
  readonly to: string;
}
