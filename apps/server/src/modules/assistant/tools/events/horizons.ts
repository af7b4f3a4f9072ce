/** How far tools look where no time was said. Descriptions for models are written from these, so that they stay true. */
export const DAYS_LISTED = 7;
/** For something in particular. */
export const DAYS_SOUGHT = 120;
/** For the last of its kind. */
export const DAYS_BACK = 180;
/** For an event that is named without its day. */
export const DAYS_NAMED = 90;
/** More than these are only counted. */
export const MOST_LISTED = 30;
/** Before an event, when nobody said how long before. */
export const MINUTES_BEFORE = 15;
