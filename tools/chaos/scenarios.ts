import { mixed, pair } from './mixed.ts';
import { nodes } from './nodes.ts';
import { reminders } from './reminder-storm.ts';
import type { Scenario } from './scenario.ts';
import { storm } from './storm.ts';
import { turns } from './turns.ts';

/** What `npm run chaos -- <name>` knows; without a name it is `mixed`. */
export const scenarios: Readonly<Record<string, Scenario>> = { mixed, pair, storm, turns, nodes, reminders };
