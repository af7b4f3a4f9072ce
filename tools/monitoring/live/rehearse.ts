import { setTimeout as sleep } from 'node:timers/promises';
import { createPerson } from '../../chaos/mixed/people.ts';
import { startWorld, type World } from '../../chaos/mixed/world.ts';
import { seededRandom } from '../../chaos/random.ts';
import { compressTime, type RuleFile } from './compress-time.ts';
import { keyOf, type Look, type PlayedStage } from './judge-alerts.ts';
import { talk } from './people.ts';
import { type Prometheus, startPrometheus } from './prometheus.ts';
import type { Stage } from './stages.ts';

/** A day of rules passes in 72 minutes, five minutes in fifteen seconds. */
export const SPEED = 20;
/** Long enough for /metrics to say that the database keeps it waiting. */
const SCRAPE_MS = 3500;

interface Played extends PlayedStage {
  readonly from: number;
  /** When the fault was mended. */
  readonly mended: number;
  readonly to: number;
}

export interface Rehearsal {
  readonly prometheus: Prometheus;
  readonly stages: readonly Played[];
  stop(): Promise<void>;
}

/** Two web and two worker processes with people who talk to them, real Prometheus, and one fault after the other. */
export async function rehearse(
  rules: RuleFile,
  stages: readonly Stage[],
  log: (line: string) => void,
): Promise<Rehearsal> {
  const world = await startWorld({
    web: 2,
    workers: 2,
    random: seededRandom(SPEED),
    environment: {
      MODEL_REST_SECONDS: String(60 / SPEED),
      MODEL_PRICES: 'openai:chaos=1.25/10',
    },
  });
  let prometheus: Prometheus | undefined;
  let over = false;
  const life: Promise<unknown>[] = [];
  const stop = async () => {
    over = true;
    await Promise.allSettled(life);
    await prometheus?.stop();
    await world.stop();
  };
  try {
    const retry_delays_ms = [200, 500, 1000, 2000, ...Array.from({ length: 60 }, () => 3000)];
    await world.control.post('whatsapp/settings', { retry_delays_ms });
    await world.control.post('slack/settings', { retry_delays_ms });
    const unlucky = await createPerson(world, 'unlucky@example.org', ['whatsapp']);
    life.push(...(await talk(world, unlucky, () => over)));
    prometheus = await startPrometheus({
      ports: world.fleet.members.map(({ port }) => port),
      rules: compressTime(rules, SPEED),
      scrapeMs: SCRAPE_MS,
      evaluateMs: 1000,
    });
    // Reminders are set for a minute ahead: until then nobody could be reminded late.
    await sleep(60_000);
    const played: Played[] = [];
    for (const stage of stages) played.push(await play(stage, world, prometheus, unlucky.email, log));
    return { prometheus, stages: played, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function play(
  stage: Stage,
  world: World,
  prometheus: Prometheus,
  unlucky: string,
  log: (line: string) => void,
): Promise<Played> {
  log(`${stage.name}, ${stage.seconds} s`);
  const from = Date.now() / 1000;
  const looks: Look[] = [];
  const watch = async (until: number) => {
    do {
      looks.push(await lookAt(prometheus));
      await sleep(1000);
    } while (Date.now() / 1000 < until);
  };
  const mend = await stage.start(world, unlucky);
  await watch(from + stage.seconds);
  await mend();
  const mended = Date.now() / 1000;
  if (stage.after > 0) await watch(mended + stage.after);
  const fired = [...new Set(looks.flatMap(({ firing }) => firing))];
  log(`  firing: ${fired.join(', ') || 'nothing'}`);
  return { stage, looks, from, mended, to: Date.now() / 1000 };
}

async function lookAt(prometheus: Prometheus): Promise<Look> {
  const alerts = await prometheus.alerts();
  const keys = (wanted: string) => [
    ...new Set(
      alerts
        .filter(({ state }) => state === wanted)
        .map(({ labels }) => keyOf(labels.alertname ?? '', labels.severity ?? '')),
    ),
  ];
  return { at: Date.now() / 1000, firing: keys('firing'), pending: keys('pending') };
}
