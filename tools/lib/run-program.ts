import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

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
    hear?: (message: unknown) => void;
  } = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...parameters], {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe', ...(options.hear ? (['ipc'] as const) : [])],
    });
    let output = '';
    if (options.hear) child.on('message', options.hear);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
        if (!options.quiet) process.stdout.write(chunk);
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
