import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Slot = { type: string; value: string };
export type Utterance = { id?: string; text: string; intent: string; fence?: string | null; slots?: Slot[] };
export type Turn = {
  turn: number;
  user: string;
  agent: string;
  intent: string;
  slots: Slot[];
  uses_context: boolean;
};
export type Dialogue = { dialogue_id: string; turns: Turn[] };

/** Every row of every file `<prefix>*.jsonl`, so that further parts of a set can be placed next to the first. */
export function readSet<T>(dataDir: string, prefix: string): T[] {
  const folder = join(dataDir, 'understanding');
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.startsWith(prefix) && name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as T),
    );
}
