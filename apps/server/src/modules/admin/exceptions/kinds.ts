import { shortHash } from './exception-id.ts';
import type { LoggedException } from './exception-log.port.ts';

/** As many parts of the range as a sparkline has. */
const PARTS = 24;

export interface Kind<E extends LoggedException> {
  readonly id: string;
  readonly type: string | null;
  readonly message: string;
  readonly count: number;
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly overTime: readonly number[];
  readonly users: ReadonlySet<string>;
  readonly latest: E;
}

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The most frequent first. `whose` says whose turn or request it was. */
export function groupByKind<E extends LoggedException>(
  exceptions: readonly E[],
  span: Span,
  whose: (exception: E) => string | null,
): Kind<E>[] {
  const groups = Map.groupBy(exceptions, (exception) => `${typeOf(exception)}\n${wordsOf(exception)}`);
  return [...groups]
    .flatMap(([key, members]) => {
      const [latest, ...rest] = members.toSorted((one, other) =>
        other.startTimestamp.localeCompare(one.startTimestamp),
      );
      if (!latest) return [];
      return {
        id: shortHash(key),
        type: typeOf(latest),
        message: wordsOf(latest),
        count: members.length,
        firstSeen: (rest.at(-1) ?? latest).startTimestamp,
        lastSeen: latest.startTimestamp,
        overTime: countParts(members, span),
        users: new Set(members.flatMap((member) => whose(member) ?? [])),
        latest,
      };
    })
    .sort((one, other) => other.count - one.count || other.lastSeen.localeCompare(one.lastSeen));
}

function typeOf({ attributes }: LoggedException): string | null {
  const type = attributes?.['exception.type'];
  return typeof type === 'string' ? type : null;
}

/** Without what differs from one time to the next: quotes, addresses, ids, and numbers other than an HTTP status. */
const wordsOf = ({ message }: LoggedException): string =>
  message
    .replace(/(["'`])(?:(?!\1).){3,}\1/g, '$1…$1')
    .replace(/\S+@\S+\.\w+/g, '…')
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b(?=[0-9a-f]*\d)[0-9a-f]{12,}\b/gi, '…')
    .replace(/\b(?![45]\d{2}\b)\d+(?:[.:,]\d+)*\b/g, '#');

function countParts(exceptions: readonly LoggedException[], { from, to }: Span): number[] {
  const parts = Array.from({ length: PARTS }, () => 0);
  const length = Math.max(1, to.getTime() - from.getTime()) / PARTS;
  for (const { startTimestamp } of exceptions) {
    const part = Math.floor((Date.parse(startTimestamp) - from.getTime()) / length);
    const index = Math.min(Math.max(part, 0), PARTS - 1);
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts;
}
