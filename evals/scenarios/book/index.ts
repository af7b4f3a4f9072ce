import type { Scenario } from '../scenario.ts';
import { aside } from './aside.ts';
import { background } from './background.ts';
import { cancel } from './cancel.ts';
import { change } from './change.ts';
import { create } from './create.ts';
import { demanding } from './demanding.ts';
import { doubt } from './doubt.ts';
import { everyday } from './everyday.ts';
import { habits } from './habits.ts';
import { links } from './links.ts';
import { memory } from './memory.ts';
import { people } from './people.ts';
import { query } from './query.ts';
import { rearrange } from './rearrange.ts';
import { rough } from './rough.ts';
import { safety } from './safety.ts';
import { sense } from './sense.ts';
import { talk } from './talk.ts';
import { time } from './time.ts';
import { unseen } from './unseen.ts';

export const allScenarios: readonly Scenario[] = [
  ...create,
  ...change,
  ...cancel,
  ...query,
  ...people,
  ...memory,
  ...talk,
  ...time,
  ...safety,
  ...everyday,
  ...habits,
  ...rough,
  ...unseen,
  ...background,
  ...demanding,
  ...rearrange,
  ...sense,
  ...aside,
  ...links,
  ...doubt,
];
