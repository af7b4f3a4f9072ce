import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { PlainFailure, runCommand } from './lib/fail.ts';
import { openBrowser } from './lib/open-browser.ts';
import { root } from './lib/root.ts';
import { type Board, collect, type DrawnBoard } from './monitoring/live/collect.ts';
import type { RuleFile } from './monitoring/live/compress-time.ts';
import { judgeAlerts, keysOf } from './monitoring/live/judge-alerts.ts';
import { alertsPage, boardPage } from './monitoring/live/picture.ts';
import { promtool } from './monitoring/live/prometheus.ts';
import { type Rehearsal, rehearse, SPEED } from './monitoring/live/rehearse.ts';
import { type AlertKey, STAGES, type Stage } from './monitoring/live/stages.ts';
import { type Story, storyOf } from './monitoring/live/story.ts';

const PROMETHEUS = join(root, 'deploy', 'prometheus');
const BOARDS = ['catch-people', 'catch-inside'];
/** Four scrapes, as Grafana reckons it. */
const RATE_INTERVAL = '15s';
const STEP = 2;

/** Seconds for which the long window of a promise holds a fault. */
const memoryOf = (key: AlertKey): number => {
  if (!key.startsWith('CatchPromise')) return 0;
  return ((key.endsWith(' page') ? 1 : 6) * 3600) / SPEED;
};

interface Drawn {
  readonly about: string;
  readonly story: Story;
  readonly boards: readonly DrawnBoard[];
}

async function whatWasSeen({ prometheus, stages }: Rehearsal, rules: RuleFile): Promise<Drawn> {
  const story = storyOf(stages, keysOf(rules));
  const boards: DrawnBoard[] = [];
  for (const name of BOARDS) {
    const board = JSON.parse(readFileSync(join(root, 'deploy', 'grafana', `${name}.json`), 'utf8')) as Board;
    boards.push(
      await collect(board, RATE_INTERVAL, (expr) =>
        prometheus.range(expr, story.time.from, story.time.to, STEP),
      ),
    );
  }
  const machine = `${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}`;
  const about = `Drawn from the dashboard's file with what Prometheus ${prometheus.version} answered, rules ${SPEED} times as fast; ${new Date().toISOString().slice(0, 10)}, ${machine}. Shaded: a fault was injected.`;
  return { about, story, boards };
}

async function shoot({ about, story, boards }: Drawn, folder: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 600 } });
    const pages = new Map(boards.map((board) => [board.uid, boardPage(board, story, about)]));
    pages.set('catch-alerts', alertsPage(story, about));
    for (const [name, html] of pages) {
      await page.setContent(html);
      await page.screenshot({ path: join(folder, `grafana-${name}.png`), fullPage: true });
    }
  } finally {
    await browser.close();
  }
}

/** All of them, or only those named. */
function stagesNamed(names: readonly string[] | undefined): readonly Stage[] {
  const unknown = names?.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown === undefined) return names ? STAGES.filter(({ name }) => names.includes(name)) : STAGES;
  throw new PlainFailure(
    [`There is no stage '${unknown}'. These exist:`, ...STAGES.map(({ name }) => `  ${name}`)].join('\n'),
  );
}

/**
 * The shipped rules and dashboards in use: Prometheus itself follows the product while one thing after the other goes
 * wrong. Every alert must fire for its fault, and none without one. Needs `prometheus` and `promtool`.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      pictures: { type: 'boolean' },
      json: { type: 'string' },
      from: { type: 'string' },
      only: { type: 'string', multiple: true },
    },
  });
  const stages = stagesNamed(values.only);
  if (values.only && values.pictures) throw new PlainFailure('The pictures show the whole rehearsal.');
  const folder = join(root, 'docs', 'screenshots');
  // What an earlier run kept, drawn again.
  if (values.from) return shoot(JSON.parse(readFileSync(values.from, 'utf8')) as Drawn, folder);
  const file = join(PROMETHEUS, 'rules.yaml');
  promtool('check', 'rules', file);
  promtool('test', 'rules', join(PROMETHEUS, 'rules.test.yaml'));
  const rules = parse(readFileSync(file, 'utf8')) as RuleFile;
  const rehearsal = await rehearse(rules, stages, console.log);
  const problems = judgeAlerts(rehearsal.stages, memoryOf);
  const seen = await whatWasSeen(rehearsal, rules).finally(() => rehearsal.stop());
  if (values.json) writeFileSync(values.json, JSON.stringify(seen));
  if (values.pictures) await shoot(seen, folder);
  if (problems.length > 0) throw new PlainFailure(problems.join('\n'));
  const rehearsed = new Set(stages.flatMap(({ fires, pends = [] }) => [...fires, ...pends]));
  console.log(`Alerts rehearsed: ${rehearsed.size}. Each fired for its fault, and none without one.`);
});
