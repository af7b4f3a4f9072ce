import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Runs `work` while holding a lock file that names its holder; a dead holder's lock is taken over. The file appears with
 * its content in one step: nobody ever reads half of it, and nobody can die between making and filling it.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!take(file)) {
    takeOverWhenDead(file);
    await sleep(40);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Where two names for one file are not known, in two steps after all. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

function take(file: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  const name = nameOf(process.pid);
  try {
    writeFileSync(draft, name);
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!NO_LINKS.has(codeOf(error))) throw error;
      writeFileSync(file, name, { flag: 'wx' });
    }
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

/** A look and a removal take no time; a process that takes this long between them has died there. */
const TAKING_OVER_MS = 10_000;

/**
 * One at a time looks and removes: otherwise a process that looked a moment ago would remove the lock of the one that
 * has since replaced the dead one.
 */
function takeOverWhenDead(file: string): void {
  const turn = `${file}.turn`;
  try {
    mkdirSync(turn);
  } catch {
    if (ageOf(turn) > TAKING_OVER_MS) rmSync(turn, { recursive: true, force: true });
    return;
  }
  try {
    if (isDead(readFileSync(file, 'utf8'), ageOf(file))) rmSync(file, { force: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  } finally {
    rmdirSync(turn);
  }
}

function isDead(name: string, age: number): boolean {
  const pid = Number.parseInt(name, 10);
  if (!(pid > 0)) return age > TAKING_OVER_MS;
  if (!isAlive(pid)) return true;
  // Pids are given again, in a container to the same program at every start: who began at another time is another.
  const [, began] = name.split(' ');
  return began !== undefined && began !== beginningOf(pid);
}

const nameOf = (pid: number): string => [pid, beginningOf(pid)].filter(Boolean).join(' ');

/**
 * When a process began, in the kernel's count since the boot named next to it; undefined where the kernel does not
 * say.
 */
function beginningOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The second field is the program's name in brackets, which may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] && `${boot}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** By the clock that the folder's files are stamped with, which may be another machine's. */
function ageOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  const fresh = `${path}.${randomUUID()}`;
  writeFileSync(fresh, '');
  const age = statSync(fresh).mtimeMs - found.mtimeMs;
  rmSync(fresh, { force: true });
  return age;
}
