import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface ProgramResult {
  readonly code: number;
  readonly output: string;
}

/** Runs one of the project's programs with our Node; its output is shown as it comes and kept. */
export function runProgram(
  script: string,
  parameters: readonly string[],
  options: {
    env?: Record<string, string>;
    quiet?: boolean;
    /** What the program sends over an IPC channel, which it has only when somebody listens. */
    onMessage?: (message: unknown) => void;
  } = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...parameters], {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe', ...(options.onMessage ? (['ipc'] as const) : [])],
    });
    let output = '';
    if (options.onMessage) child.on('message', options.onMessage);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
        if (!options.quiet) process.stdout.write(chunk);
      });
    // A program that is stopped stops what it started before it ends: no database is left behind.
    const stops = SIGNALS.map((signal) => ({ signal, stop: () => void child.kill(signal) }));
    for (const { signal, stop } of stops) process.on(signal, stop);
    const forget = (): void => {
      for (const { signal, stop } of stops) process.off(signal, stop);
    };
    child.once('error', (error) => {
      forget();
      reject(error);
    });
    child.once('close', (code) => {
      forget();
      resolve({ code: code ?? 1, output });
    });
  });
}
