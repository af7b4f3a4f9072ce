import { readFileSync } from 'node:fs';

/** The root's package.json is the one place where it is set (CONTRIBUTING.md, 'A release'); the image holds it too. */
export const { version } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as { version: string };
