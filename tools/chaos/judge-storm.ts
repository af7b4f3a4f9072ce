import pg from 'pg';
import type { Letter } from './storm-letters.ts';

interface Answer {
  readonly at: number;
  /** Its place among everything that was said to anybody. */
  readonly place: number;
}

export function answersOf(posted: readonly { text: string; at: number }[]): Map<string, Answer[]> {
  const answers = new Map<string, Answer[]>();
  let place = 0;
  for (const { text, at } of posted)
    for (const [, tag = ''] of text.matchAll(/\[(p\d+m\d+)\]/g)) {
      place += 1;
      answers.set(tag, [...(answers.get(tag) ?? []), { at, place }]);
    }
  return answers;
}

/** What was taken before the next was even begun must be answered before it. */
export function disorderSeen(letters: readonly Letter[], answers: Map<string, Answer[]>): string[] {
  const problems: string[] = [];
  for (const group of Map.groupBy(letters, ({ user }) => user).values())
    for (const one of group)
      for (const other of group)
        if (
          one.takenAt < other.begunAt &&
          (answers.get(one.tag)?.[0]?.place ?? 0) > (answers.get(other.tag)?.[0]?.place ?? 0)
        )
          problems.push(`${other.tag} before ${one.tag}`);
  return problems;
}

export async function disorderStored(databaseUrl: string, answers: Map<string, Answer[]>): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ user_id: string; body: string }>(
    'select user_id, body from inbox order by id',
  );
  await client.end();
  const problems: string[] = [];
  for (const group of Map.groupBy(rows, ({ user_id }) => user_id).values()) {
    const places = group.map(({ body }) => answers.get(body)?.[0]?.place ?? 0);
    for (const [index, place] of places.entries())
      if (index > 0 && place < (places[index - 1] ?? 0))
        problems.push(`${group[index]?.body} before ${group[index - 1]?.body}`);
  }
  return problems;
}
