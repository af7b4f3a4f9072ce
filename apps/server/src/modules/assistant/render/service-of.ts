import type { Reader } from '../../../platform/time-reader.ts';

/** The calendar service as people call it. A renderer is made for one (`english`), so a reader without it is a defect. */
export function serviceOf({ service }: Reader): { readonly service: string } {
  if (service === undefined) throw new Error('nobody said which calendar service this is about');
  return { service };
}
