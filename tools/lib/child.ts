import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { stateHome } from '../postgres/places.ts';
import { PlainFailure } from './fail.ts';
import { root } from './root.ts';

export interface RunningChild {
  readonly process: ChildProcess;
  /** Resolves with what it answered over IPC when it was ready. */
  readonly ready: Promise<{ url: string }>;
  /** Resolves when the process is gone, however it went. */
  readonly exited: Promise<number>;
  stop(): Promise<void>;
}

/** A program of ours as a child with an IPC channel: it says when it is ready and ends itself when we are gone. */
export function startChild(
  name: string,
  script: string,
  environment: Record<string, string>,
  output: 'inherit' | 'ignore' | 'pipe' = 'inherit',
): RunningChild {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    // Compiled sources are kept between starts, which then cost a fraction.
    env: { NODE_COMPILE_CACHE: join(stateHome(), 'compile-cache'), ...process.env, ...environment },
    // When a quiet one fails, we print its output.
    stdio: ['ignore', output, output === 'ignore' ? 'pipe' : 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches only us, and we end the children in order.
    detached: true,
  });
  const exited = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
    child.once('error', () => resolve(1));
  });
  const ready = new Promise<{ url: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { url: string }));
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-2000);
    });
    const failed = () =>
      reject(
        new PlainFailure(
          said.trim().split('\n').pop() || `The ${name} did not start; the line above says why.`,
        ),
      );
    child.once('close', failed).once('error', failed);
  });
  ready.catch(() => undefined);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await exited;
    clearTimeout(force);
  };
  return { process: child, ready, exited, stop };
}
