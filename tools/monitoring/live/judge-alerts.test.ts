import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../lib/root.ts';
import type { RuleFile } from './compress-time.ts';
import { judgeAlerts, keysOf, type Look, unrehearsed } from './judge-alerts.ts';
import { STAGES } from './stages.ts';
import { storyOf } from './story.ts';

const look = (at: number, firing: Look['firing'], pending: Look['pending'] = []): Look => ({
  at,
  firing,
  pending,
});
const calm = { stage: { name: 'calm', fires: [] }, looks: [look(1, []), look(2, [])] };
const broken = { name: 'broken', fires: ['A page' as const], mayFire: ['B ticket' as const] };

describe('a rehearsal', () => {
  it('is content when each fault raises its alert, then or as its consequence, and nothing else does', () => {
    expect(
      judgeAlerts([calm, { stage: broken, looks: [look(3, ['B ticket']), look(4, ['A page'])] }]),
    ).toEqual([]);
  });

  it('names what did not fire', () => {
    expect(judgeAlerts([calm, { stage: broken, looks: [look(3, ['B ticket'], ['A page'])] }])).toEqual([
      'broken: A page did not fire',
    ]);
  });

  it('names what fired without a reason, once', () => {
    expect(judgeAlerts([{ ...calm, looks: [look(1, []), look(2, ['C page'])] }, calm])).toEqual([
      'calm: C page fired without a reason',
    ]);
  });

  it('lets an alert go on after its fault, and does not let it come back without one', () => {
    const fired = { stage: broken, looks: [look(3, ['A page'])] };
    expect(judgeAlerts([fired, { ...calm, looks: [look(4, ['A page']), look(5, [])] }])).toEqual([]);
    expect(judgeAlerts([fired, calm, { ...calm, looks: [look(6, ['A page'])] }])).toEqual([
      'calm: A page fired without a reason',
    ]);
  });

  it('lets a promise come back as long as the fault is in its window', () => {
    const fired = { stage: broken, looks: [look(3, ['A page']), look(4, [])] };
    const later = { ...calm, looks: [look(5, []), look(9, ['A page']), look(14, [])] };
    expect(judgeAlerts([fired, later], () => 6)).toEqual([]);
    expect(judgeAlerts([fired, later], () => 5)).toEqual(['calm: A page fired without a reason']);
  });

  it('wants what takes longer than a rehearsal to be pending', () => {
    const stage = { name: 'slow', fires: [], pends: ['D ticket' as const] };
    expect(judgeAlerts([{ stage, looks: [look(1, [], ['D ticket'])] }])).toEqual([]);
    expect(judgeAlerts([{ stage, looks: [look(1, [])] }])).toEqual(['slow: D ticket was not even pending']);
  });
});

describe('the stages', () => {
  const rules = parse(readFileSync(join(root, 'deploy/prometheus/rules.yaml'), 'utf8')) as RuleFile;

  it('make every alert of the rules fire, and name none that is not there', () => {
    expect(unrehearsed(rules, STAGES)).toEqual([]);
    const named = STAGES.flatMap(({ fires, mayFire = [], pends = [] }) => [...fires, ...mayFire, ...pends]);
    expect(named.filter((key) => !keysOf(rules).includes(key))).toEqual([]);
  });
});

it('the story of a rehearsal comes from what was seen: faults, and from when until when an alert fired', () => {
  const looks = [look(3, []), look(4, ['A page']), look(5, ['A page']), look(6, []), look(7, ['A page'])];
  const quiet = { ...calm, from: 0, mended: 2, to: 3 };
  expect(
    storyOf([quiet, { stage: broken, looks, from: 3, mended: 6, to: 8 }], ['A page', 'B ticket']),
  ).toEqual({
    time: { from: 0, to: 8 },
    faults: [{ name: 'broken', from: 3, to: 6 }],
    alerts: [
      {
        key: 'A page',
        spans: [
          { from: 4, to: 6 },
          { from: 7, to: 7 },
        ],
      },
      { key: 'B ticket', spans: [] },
    ],
  });
});
