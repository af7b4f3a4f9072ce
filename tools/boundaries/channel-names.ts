import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { textOf } from './sources.ts';

/** Channels are named where they are at home; what follows is fixed by the specification or has landed. */
const MAY_NAME = [
  /\/src\/channels\//,
  /^apps\/server\/src\/migrations\//,
  // The metric and the command are called that.
  /^apps\/server\/src\/(?:platform\/telemetry\/metric-list|modules\/operations\/(?:readings|backlog)|operator\/[a-z]+)\.ts$/,
];

const capital = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** Which files name a channel that is none of their business. */
export function channelNames(files: readonly string[]): string[] {
  const channels = readdirSync(join(root, 'apps/server/src/channels'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const named = new RegExp(
    `(?<![A-Za-z])(?:${channels
      .flatMap((name) => [name.toUpperCase(), capital(name), `${name}(?=[A-Z_-])`])
      .join('|')}|WhatsApp)`,
  );
  return files
    .filter((file) => /^(?:apps\/(?:server|web)|packages\/contract)\/src\//.test(file))
    .filter((file) => !MAY_NAME.some((place) => place.test(file)))
    .flatMap((file) => {
      const [found] = named.exec(withoutComments(textOf(file))) ?? [];
      return found ? [`${file} names ${found}: a channel is named in its folder`] : [];
    });
}
