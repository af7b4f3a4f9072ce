import { readFileSync } from 'node:fs';

/** Processor time that a process has used, in milliseconds; undefined where there is no /proc. */
export function processCpuMs(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    // utime and stime, in ticks of a hundredth of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}
