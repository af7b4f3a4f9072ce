/** Where a box stands in its day's column, all in parts of 1. */
export interface Box {
  readonly top: number;
  readonly height: number;
  readonly left: number;
  readonly width: number;
}

interface Interval {
  readonly start: Date;
  readonly end: Date;
}

/**
 * Side by side, never one over the other: boxes that touch in time share the column in equal lanes, and a box
 * takes the lanes to its right that nobody needs while it lasts.
 */
export function layoutDay<T extends Interval>(items: readonly T[], from: Date, to: Date): Map<T, Box> {
  const boxes = new Map<T, Box>();
  const span = to.getTime() - from.getTime();
  const sorted = [...items].sort(
    (a, b) => a.start.getTime() - b.start.getTime() || b.end.getTime() - a.end.getTime(),
  );
  for (const group of touchingGroups(sorted)) {
    const lanes = assignLanes(group);
    for (const [lane, laneItems] of lanes.entries()) {
      for (const item of laneItems) {
        const width = freeLanes(item, lane, lanes);
        boxes.set(item, {
          top: (item.start.getTime() - from.getTime()) / span,
          height: (item.end.getTime() - item.start.getTime()) / span,
          left: lane / lanes.length,
          width: width / lanes.length,
        });
      }
    }
  }
  return boxes;
}

function touchingGroups<T extends Interval>(sorted: readonly T[]): T[][] {
  const groups: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of sorted) {
    const group = groups.at(-1);
    if (group && item.start.getTime() < end) group.push(item);
    else groups.push([item]);
    end = Math.max(end, item.end.getTime());
  }
  return groups;
}

function assignLanes<T extends Interval>(group: readonly T[]): T[][] {
  const lanes: T[][] = [];
  for (const item of group) {
    const free = lanes.find((lane) => (lane.at(-1)?.end.getTime() ?? 0) <= item.start.getTime());
    if (free) free.push(item);
    else lanes.push([item]);
  }
  return lanes;
}

function freeLanes<T extends Interval>(item: T, lane: number, lanes: readonly T[][]): number {
  let width = 1;
  for (const other of lanes.slice(lane + 1)) {
    if (other.some((box) => box.start < item.end && item.start < box.end)) break;
    width += 1;
  }
  return width;
}
