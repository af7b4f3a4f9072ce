import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { PlainFailure } from '../lib/fail.ts';
import { root } from '../lib/root.ts';

/** Who the database server runs as. PostgreSQL refuses to run as root, so root lends it another account. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export const runsAsRoot = process.getuid?.() === 0;

/** `postgres` where it exists, else `nobody`; nothing to change for an ordinary user. */
export function serverOwner(): Owner | undefined {
  if (!runsAsRoot) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields?.[2] && fields[3]) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new PlainFailure('PostgreSQL cannot run as root and this machine has no postgres or nobody account.');
}

/** Outside the checkout, which may stand under a folder that the server's account cannot enter. */
export const stateHome = (): string =>
  runsAsRoot
    ? '/var/lib/catch'
    : join(process.env.XDG_STATE_HOME ?? join(homedir(), '.local', 'state'), 'catch');

const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12);

/** One folder for each checkout and use, so that tests never meet a developer's data. */
export function stateFolder(use: string): string {
  if (process.env.DATA_DIR && use === 'main') return process.env.DATA_DIR;
  return join(stateHome(), checkout, use);
}

const TMPFS = 0x01021994;
const PLENTY = 4 * 2 ** 30;

/**
 * Where data lies that nobody keeps: in memory where there is plenty of it. Every file of tests has a database of its
 * own, and to make and drop a thousand files costs a disk more than PostgreSQL needs for what is in them.
 */
export function scratchFolder(use: string, memory = '/dev/shm', needed = PLENTY): string {
  const home = join(memory, `catch-${process.getuid?.() ?? 0}`);
  const folder = join(home, checkout, use);
  // Where data lies already, others use it and have to be found.
  const isFit = isOwn(home) && (existsSync(join(folder, 'data')) || hasRoom(memory, needed));
  return isFit ? folder : stateFolder(use);
}

/** Anybody may write there, so anybody may have been there first. */
function isOwn(home: string): boolean {
  const found = statSync(home, { throwIfNoEntry: false });
  return found === undefined || (found.isDirectory() && found.uid === process.getuid?.());
}

function hasRoom(memory: string, needed: number): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(memory);
    // A container may have less memory than the file system in it promises.
    return type === TMPFS && bavail * bsize >= needed && process.availableMemory() >= needed;
  } catch {
    return false; // Other systems have no such place.
  }
}

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new PlainFailure(`The data folder ${folder} cannot be written; set DATA_DIR to one that can.`);
  }
}

/** The folder on the way to this one through which somebody may not pass; what is not there yet will be open. */
export function closedFolder(folder: string, { uid, gid }: Owner): string | undefined {
  const path = resolve(folder);
  const above = dirname(path) === path ? undefined : closedFolder(dirname(path), { uid, gid });
  if (above || !existsSync(path)) return above;
  const found = statSync(path);
  // A path that is no folder is reported when it is written to.
  if (!found.isDirectory()) return undefined;
  const { mode, uid: owner, gid: group } = found;
  const mayPass = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  return (mode & mayPass) === 0 ? path : undefined;
}

/** Said before anything is written: PostgreSQL itself would only say that it may not. */
export function refuseClosedFolder(folder: string): void {
  const owner = serverOwner();
  const closed = owner && closedFolder(folder, owner);
  if (closed)
    throw new PlainFailure(
      `PostgreSQL does not run as root, and its account may not enter ${closed}; set DATA_DIR to a folder that others may enter.`,
    );
}

/** The newest of these is the only record of a running server: PostgreSQL writes and removes it itself. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

export function readPostmaster(dataFolder: string): Postmaster | undefined {
  const file = join(dataFolder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port, ready: lines[7]?.trim() === 'ready' };
}
