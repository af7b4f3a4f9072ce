import { z } from 'zod';
import { channelLabels } from './channels/index.ts';
import { text } from './common.ts';

const names = ['WEB', ...(Object.keys(channelLabels) as (keyof typeof channelLabels)[])] as const;
const listed = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

export const Channel = z.enum(names).meta({ id: 'Channel' });
export type Channel = z.output<typeof Channel>;

/** Admin filters take the channel in any case. */
export const ChannelFilter = text()
  .transform((value) => value.toUpperCase())
  .pipe(z.enum(names, { error: `must be ${listed}` }));
