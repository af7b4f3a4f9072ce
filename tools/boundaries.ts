import { channelNames } from './boundaries/channel-names.ts';
import { circles } from './boundaries/circles.ts';
import { brokenLayers } from './boundaries/imports.ts';
import { importsOf, sourcesIn } from './boundaries/sources.ts';
import { tableTroubles } from './boundaries/tables.ts';

// docs/ARCHITECTURE.md: who imports whom, whose tables are whose, and that no files import each other in a circle.

const files = sourcesIn('{apps,packages}/**/*.{ts,tsx}');
const imports = files.flatMap(importsOf);
const elsewhere = sourcesIn('{tools,bench,evals,e2e,training}/**/*.ts').flatMap(importsOf);
const troubles = [
  ...brokenLayers(imports),
  ...channelNames(files),
  ...tableTroubles(),
  ...circles([...imports, ...elsewhere]),
];

if (troubles.length > 0) {
  console.error(troubles.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files keep to the layers and their own tables.`);
