import { PlainFailure } from '../lib/fail.ts';

/**
 * `TEST_POSTGRES_SETTINGS='autovacuum_naptime=1s autovacuum_analyze_threshold=1'`: further settings of the server that
 * the tests run on, so that a run under other circumstances can be repeated (CONTRIBUTING.md).
 */
export function testSettings(text = process.env.TEST_POSTGRES_SETTINGS ?? ''): Record<string, string> {
  const pairs = text.split(/\s+/).filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^([a-z_.]+)=(.+)$/.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new PlainFailure(
          `TEST_POSTGRES_SETTINGS is 'name=value', separated by spaces; '${pair}' is not.`,
        );
      return [name, value];
    }),
  );
}
