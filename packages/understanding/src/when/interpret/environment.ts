import { Temporal } from 'temporal-polyfill';
import { dayOf, HOUR } from '../civil/calendar.ts';
import { civilOf } from '../civil/zoned.ts';
import type { Moment } from '../grammar/reader.ts';
import type { WhenContext } from '../types.ts';

export interface Environment {
  readonly context: WhenContext;
  readonly moment: Moment;
}

const DEFAULT_START = 9 * HOUR;
const DEFAULT_END = 18 * HOUR;
const WEEKDAYS = [1, 2, 3, 4, 5];

function secondsOfClock(text: string | undefined, fallback: number): number {
  const match = /^(\d{1,2}):(\d{2})/.exec(text ?? '');
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 : fallback;
}

/** Zones whose people write the month first. Everybody else writes the day first. */
const monthFirstZone =
  /^(America\/(?!(Argentina|Sao_Paulo|Bogota|Lima|Santiago|Caracas|Mexico_City|Montevideo|La_Paz|Asuncion|Guayaquil|Havana|Toronto|Vancouver|Halifax|Winnipeg|Edmonton))|US\/|Pacific\/Honolulu|UTC|Etc\/|[+-])/;

function isDayFirst(context: WhenContext): boolean {
  if (context.locale) return !/^(en-us|en|es-us|fil)$/i.test(context.locale);
  return !monthFirstZone.test(context.zone);
}

const civilIn = ({ zone }: WhenContext, at: Temporal.Instant): number => civilOf(at.toZonedDateTimeISO(zone));

const sameMoment = new WeakMap<WhenContext, Environment>();

export function environmentOf(context: WhenContext): Environment {
  const known = sameMoment.get(context);
  if (known) return known;
  const local = context.now.toZonedDateTimeISO(context.zone);
  const now = civilOf(local);
  const environment: Environment = {
    context,
    moment: {
      now,
      today: dayOf(now),
      epoch: context.now.epochMilliseconds,
      weekStart: context.weekStart ?? 1,
      dayFirst: isDayFirst(context),
      preferFuture: context.preferFuture ?? true,
      workStart: secondsOfClock(context.workingHours?.start, DEFAULT_START),
      workEnd: secondsOfClock(context.workingHours?.end, DEFAULT_END),
      workDays: context.workingHours?.days ?? WEEKDAYS,
      zone: context.zone,
      ...(context.spoken
        ? {
            spoken: {
              from: civilIn(context, context.spoken.start),
              to: civilIn(context, context.spoken.end),
            },
          }
        : {}),
    },
  };
  sameMoment.set(context, environment);
  return environment;
}

/** Now as a clock in another zone shows it, in civil seconds. */
export const civilNowIn = (environment: Environment, zone: string): number =>
  civilOf(Temporal.Instant.fromEpochMilliseconds(environment.moment.epoch).toZonedDateTimeISO(zone));
