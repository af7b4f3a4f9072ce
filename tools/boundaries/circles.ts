import type { Import } from './sources.ts';

/** One type that contains itself (a refusal names what was done, what was done names what was refused), in two files. */
const ONE_TYPE = new Set([
  'apps/server/src/modules/assistant/values/refusal-reason.ts',
  'apps/server/src/modules/assistant/values/values.ts',
]);

/**
 * Files that import each other, directly or indirectly: none of them can be understood, tested or moved alone. Types
 * count, too. Found as strongly connected components (Tarjan); each is reported once.
 */
export function circles(imports: readonly Import[]): string[] {
  const files = new Set(imports.map(({ file }) => file));
  const targets = new Map<string, string[]>();
  for (const { file, target } of imports)
    if (files.has(target)) targets.set(file, [...(targets.get(file) ?? []), target]);

  const order = new Map<string, number>();
  const reaches = new Map<string, number>();
  const open: string[] = [];
  const found: string[] = [];

  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    let least = index;
    open.push(file);
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) least = Math.min(least, visit(target));
      else if (open.includes(target))
        least = Math.min(least, reaches.get(target) ?? order.get(target) ?? least);
    }
    reaches.set(file, least);
    if (least === index) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 && !circle.every((one) => ONE_TYPE.has(one)))
        found.push(`These files import each other: ${circle.sort().join(', ')}`);
    }
    return least;
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return found;
}
