import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, stateFolder } from '../postgres/places.ts';
import { root } from './root.ts';

/** Settings may stand in `.env`; what the shell says wins. */
export function loadEnvFile(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

const isLoopbackHost = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

export interface SandboxDecision {
  readonly start: boolean;
  readonly why: string;
}

type Environment = Record<string, string | undefined>;

/** The sandbox must never be a back door (interfaces.md): every doubt means no, unless SANDBOX=on is said. */
export function decideSandbox(environment: Environment): SandboxDecision {
  const wish = environment.SANDBOX?.trim().toLowerCase() || 'auto';
  if (wish === 'off') return { start: false, why: 'SANDBOX=off' };
  if (wish === 'on') return { start: true, why: 'SANDBOX=on' };
  if (environment.GOOGLE_CLIENT_ID) return { start: false, why: 'Google is configured' };
  if (environment.NODE_ENV === 'production') return { start: false, why: 'NODE_ENV is production' };
  if (environment.HOST && !isLoopbackHost(environment.HOST))
    return { start: false, why: 'HOST is not loopback' };
  const { PUBLIC_URL } = environment;
  if (PUBLIC_URL && !(URL.canParse(PUBLIC_URL) && isLoopbackHost(new URL(PUBLIC_URL).hostname)))
    return { start: false, why: 'PUBLIC_URL is not loopback' };
  if (environment.DATABASE_URL) return { start: false, why: 'DATABASE_URL names a database of your own' };
  return { start: true, why: 'no Google credentials are set' };
}

/** Keys for a local machine, made once and kept next to the data; production sets its own. */
export function localTokenKeys(): string {
  const folder = stateFolder('main');
  makeFolder(folder);
  const file = join(folder, 'token-keys');
  if (!existsSync(file))
    writeFileSync(file, `local:${randomBytes(32).toString('base64')}`, { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}
