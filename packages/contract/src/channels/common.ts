import { z } from 'zod';
import { Timestamp } from '../common.ts';

/** The section of the API's documentation where all of them stand. */
export const channelTag = 'Channels';

/** What is missing before the channel can be connected at all; null when nothing is. */
export const unavailable_reason = z.string().nullable();

/** Disconnected a moment ago: until then it can be undone. Null otherwise. */
export const undo_until = Timestamp.nullable();
