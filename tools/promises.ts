import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, rememberPassed } from './lib/remember-passed.ts';
import { root } from './lib/root.ts';
import { closuresOf } from './promises/closures.ts';
import { floatingPromises } from './promises/floating.ts';

// No promise is left alone (tools/promises/floating.ts). Files that passed are asked about again when they, or anything
// they import, have changed.

const configs = ['tsconfig.node.json', 'apps/web/tsconfig.json', 'e2e/tsconfig.json'];
const measure = digest(
  ['package-lock.json', 'tsconfig.base.json', 'tools/promises/floating.ts', ...configs]
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\0'),
);
const sources = globSync('{apps,packages,tools,bench,evals,e2e,training}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /node_modules|dist/.test(String(path)),
});
const { passed, keep } = rememberPassed('promises', measure);
const named = [...closuresOf(sources)].map(([file, closure]) => ({ file, key: `${file} ${closure}` }));
const left = new Set(named.filter(({ key }) => !passed.has(key)).map(({ file }) => file));
const found =
  left.size === 0
    ? []
    : floatingPromises(
        root,
        configs.map((config) => join(root, config)),
        (file) => left.has(file),
      );
if (found.length > 0) {
  console.error(`Nobody waits for these promises (await them, catch, or say void):\n${found.join('\n')}`);
  process.exit(1);
}
keep(named.map(({ key }) => key));
