import { say } from '../words/staff.ts';

/** What a model was asked, and what that came to. */
export interface ModelFigures {
  readonly calls: number;
  readonly failures: number;
  readonly input_tokens: number;
  readonly cached_tokens: number;
  readonly output_tokens: number;
  readonly milliseconds: number;
  readonly cost: number;
}

const whole = (value: number): string => value.toLocaleString('en');

export const sayCalls = ({ calls, failures }: ModelFigures): string =>
  `${whole(calls)}${failures > 0 ? say('models.failed', { failures: whole(failures) }) : ''}`;

export const sayTokensSent = ({ input_tokens, cached_tokens }: ModelFigures): string =>
  `${whole(input_tokens)}${cached_tokens > 0 ? say('models.cached', { cachedTokens: whole(cached_tokens) }) : ''}`;

export const sayTokensWritten = ({ output_tokens }: ModelFigures): string => whole(output_tokens);

export const sayMilliseconds = (milliseconds: number): string =>
  say('ui.seconds', {
    seconds: (milliseconds / 1000).toLocaleString('en', {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  });

/** For one call, on the average. */
export const sayTime = ({ calls, milliseconds }: ModelFigures): string =>
  sayMilliseconds(calls === 0 ? 0 : milliseconds / calls);

const isSmall = (cost: number): boolean => cost > 0 && cost < 0.1;

/** In the currency of the prices that were set; what is less than a hundredth is not rounded away. */
export const sayCost = (cost: number): string =>
  cost.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: isSmall(cost) ? 5 : 2 });

/** Of a column, with as many digits in each row as its smallest needs: points stand below points. */
export function sayCostsOf(
  rows: readonly Pick<ModelFigures, 'cost'>[],
): (row: { readonly cost: number }) => string {
  const digits = rows.some(({ cost }) => isSmall(cost)) ? 5 : 2;
  return ({ cost }) =>
    cost.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** All of it in one line. */
export function sayFigures(figures: ModelFigures): string {
  const { calls, failures, milliseconds, cost } = figures;
  return [
    `${say('models.calls', { calls })}${failures > 0 ? say('models.failed', { failures: whole(failures) }) : ''}`,
    say('models.tokensSent', { figures: sayTokensSent(figures) }),
    say('models.written', { figures: sayTokensWritten(figures) }),
    sayMilliseconds(milliseconds),
    say('models.cost', { cost: sayCost(cost) }),
  ].join(', ');
}
