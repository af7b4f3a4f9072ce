import { brokenLayers } from './boundaries/imports.ts';
import { importsOf, sourcesIn } from './boundaries/sources.ts';
import { tableTroubles } from './boundaries/tables.ts';

// docs/ARCHITECTURE.md: who imports whom, and whose tables are whose.

const files = sourcesIn('{apps,packages}/**/*.{ts,tsx}');
const imports = files.flatMap(importsOf);
const troubles = [...brokenLayers(imports), ...tableTroubles()];

if (troubles.length > 0) {
  console.error(troubles.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files keep to the layers and their own tables.`);
