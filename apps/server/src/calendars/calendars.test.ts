import { expect, it } from 'vitest';
import { providers } from './index.ts';

it('ends with the one provider that needs no settings', () => {
  const chosen = providers.map(({ isChosen }) => isChosen({}));
  expect(chosen).toEqual([...chosen.slice(1).map(() => false), true]);
});

it('names for each provider a file that starts it', async () => {
  for (const { runs } of providers)
    expect(await import(runs.href)).toHaveProperty('start', expect.any(Function));
});
