import type { Settings } from '../settings.ts';
import { SlackError } from './slack-error.ts';

/** About one post per second and channel, when the setting asks for it. */
export const createRateLimit = (settings: Settings) => {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (channel: string, now: number): void => {
    const limit = settings.current.rate_limit;
    if (limit === null) {
      buckets.clear();
      return;
    }
    const before = buckets.get(channel) ?? { tokens: limit.burst, at: now };
    const tokens = Math.min(limit.burst, before.tokens + (now - before.at) / 1000 / limit.seconds);
    buckets.set(channel, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
    if (tokens < 1) throw new SlackError('ratelimited', {}, Math.ceil((1 - tokens) * limit.seconds));
  };
};

/** So many calls in a minute, then the end of that minute has to be waited for. */
export const createCallLimit = (settings: Settings) => {
  const minutes = new Map<string, { minute: number; calls: number }>();
  return (name: string, now: number): void => {
    const minute = Math.floor(now / 60_000);
    const before = minutes.get(name);
    const calls = before?.minute === minute ? before.calls + 1 : 1;
    minutes.set(name, { minute, calls });
    if (calls > settings.current.reading.calls)
      throw new SlackError('ratelimited', {}, Math.ceil(((minute + 1) * 60_000 - now) / 1000));
  };
};
