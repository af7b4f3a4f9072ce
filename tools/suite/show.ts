import type { Progress } from './progress.ts';

/** On a terminal one line is drawn over and over; anywhere else a line now and then is enough. */
const OFTEN_MS = 1_000;
const SELDOM_MS = 15_000;

/** Shows where the run stands until the returned function is called. */
export function showProgress(progress: Progress, elapsed: () => number): () => void {
  const terminal = process.stdout.isTTY;
  const show = (): void => {
    const line = progress.line(elapsed());
    if (terminal) process.stdout.write(`\r\u001b[2K${line}`);
    else console.log(line);
  };
  const timer = setInterval(show, terminal ? OFTEN_MS : SELDOM_MS);
  return () => {
    clearInterval(timer);
    if (terminal) process.stdout.write('\r\u001b[2K');
  };
}
