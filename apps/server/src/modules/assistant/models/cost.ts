import type { LanguageModelV4Usage } from '@ai-sdk/provider';

/** For a million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
  /** Read from a cache, and put into one. */
  readonly cached: number;
  readonly stored: number;
}

/** For a calendar month (UTC), in the currency of the prices. */
export interface Budget {
  readonly perUser?: number | undefined;
  readonly total?: number | undefined;
}

export interface Tokens {
  readonly input: number;
  readonly cached: number;
  readonly stored: number;
  readonly output: number;
}

/** Servers leave figures out, and some say nonsense. */
const count = (value: number | undefined): number =>
  value !== undefined && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;

export function tokensOf(usage: LanguageModelV4Usage | undefined): Tokens {
  const { total, noCache, cacheRead, cacheWrite } = usage?.inputTokens ?? {};
  const [cached, stored] = [count(cacheRead), count(cacheWrite)];
  return {
    input: count(total) || count(noCache) + cached + stored,
    cached,
    stored,
    output: count(usage?.outputTokens.total),
  };
}

/** In millionths, rounded up: nothing that costs something is free. */
export function costOf({ input, cached, stored, output }: Tokens, price: Price | undefined): number {
  if (!price) return 0;
  const fresh = Math.max(0, input - cached - stored);
  const cost = fresh * price.input + cached * price.cached + stored * price.stored + output * price.output;
  return Math.ceil(cost - 1e-6);
}

/** So much of a budget a model leaves to cheaper ones behind it. */
const LEFT_TO_OTHERS = 0.2;

/** May a model be asked when so much of the budget is spent? What is free always may. */
export function isWithin(
  spent: number,
  budget: number | undefined,
  link: { readonly price?: Price | undefined },
  behind: readonly { readonly price?: Price | undefined }[],
): boolean {
  if (budget === undefined || !costs(link)) return true;
  return spent < budget * (behind.some(costs) ? 1 - LEFT_TO_OTHERS : 1);
}

const costs = ({ price }: { readonly price?: Price | undefined }): boolean =>
  price !== undefined && price.input + price.output > 0;
