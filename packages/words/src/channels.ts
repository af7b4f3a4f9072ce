import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { flatten, type Texts } from './flatten.ts';

const folder = new URL('../catalogue/channels/', import.meta.url);

/** The channels that bring words of their own: `catalogue/channels/<name>/{server,web}/<language>.json`. */
export const speakingChannels = (): string[] => readdirSync(folder).sort();

/** What one of them says on the server or the web; nothing where it has no such file. */
export function textsOfChannel(name: string, side: 'server' | 'web', language: string): Texts {
  const file = new URL(`${name}/${side}/${language}.json`, folder);
  return existsSync(file) ? flatten(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** What all of them add to a language. */
export const textsOfChannels = (side: 'server' | 'web', language: string): Texts =>
  Object.assign({}, ...speakingChannels().map((name) => textsOfChannel(name, side, language)));
