import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stringify } from 'yaml';
import { PlainFailure } from '../../lib/fail.ts';
import { freePort } from '../../lib/stack.ts';
import type { RuleFile } from './compress-time.ts';

export interface Series {
  readonly metric: Readonly<Record<string, string>>;
  /** Seconds since 1970, and what it was then. */
  readonly values: readonly (readonly [number, number])[];
}

interface ActiveAlert {
  readonly labels: Readonly<Record<string, string>>;
  readonly state: 'pending' | 'firing';
}

export interface Prometheus {
  readonly version: string;
  range(expr: string, from: number, to: number, step: number): Promise<Series[]>;
  alerts(): Promise<ActiveAlert[]>;
  stop(): Promise<void>;
}

export interface PrometheusOptions {
  readonly ports: readonly number[];
  readonly rules: RuleFile;
  readonly scrapeMs: number;
  readonly evaluateMs: number;
}

const NEEDED = 'This needs Prometheus: install it (Debian: apt-get install prometheus).';

/** Prometheus' own checker and tester of rules; its words are shown, and a failure of it is ours. */
export function promtool(...parameters: string[]): void {
  const { error, status } = spawnSync('promtool', parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw new PlainFailure(NEEDED);
  if (status !== 0) throw new PlainFailure(`promtool ${parameters.join(' ')} failed.`);
}

/** The real Prometheus, which asks these processes for their figures and follows these rules. */
export async function startPrometheus(options: PrometheusOptions): Promise<Prometheus> {
  const version = spawnSync('prometheus', ['--version'], { encoding: 'utf8' });
  if (version.error) throw new PlainFailure(NEEDED);
  const home = mkdtempSync(join(tmpdir(), 'catch-prometheus-'));
  mkdirSync(join(home, 'data'));
  writeFileSync(join(home, 'rules.yaml'), stringify(options.rules, { lineWidth: 0 }));
  writeFileSync(
    join(home, 'prometheus.yaml'),
    stringify({
      global: {
        scrape_interval: `${options.scrapeMs}ms`,
        scrape_timeout: `${options.scrapeMs}ms`,
        evaluation_interval: `${options.evaluateMs}ms`,
      },
      rule_files: ['rules.yaml'],
      scrape_configs: [
        {
          job_name: 'catch',
          static_configs: [{ targets: options.ports.map((port) => `127.0.0.1:${port}`) }],
        },
      ],
    }),
  );
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(home, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(home, 'data')}`,
      `--web.listen-address=${new URL(url).host}`,
      '--log.level=warn',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000);
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const isReady = () =>
    fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new PlainFailure(`Prometheus does not start: ${said}`);
    await sleep(100);
  }
  const ask = async <T>(path: string, parameters: Record<string, string> = {}): Promise<T> => {
    const response = await fetch(`${url}/api/v1/${path}?${new URLSearchParams(parameters)}`);
    const answer = (await response.json()) as { status: string; error?: string; data: T };
    if (answer.status !== 'success') throw new Error(`${path}: ${answer.error}`);
    return answer.data;
  };
  return {
    version: /version (\S+)/.exec(version.stdout)?.[1] ?? 'unknown',
    range: async (query, from, to, step) => {
      const { result } = await ask<{ result: { metric: Series['metric']; values: [number, string][] }[] }>(
        'query_range',
        { query, start: String(from), end: String(to), step: String(step) },
      );
      return result.map(({ metric, values }) => ({
        metric,
        values: values.map(([at, value]) => [at, Number(value)] as const),
      }));
    },
    alerts: async () => (await ask<{ alerts: ActiveAlert[] }>('alerts')).alerts,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
