import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { PlainFailure } from './fail.ts';
import { root } from './root.ts';

const web = join(root, 'apps', 'web');
const dist = join(web, 'dist');
const stamp = join(dist, '.sources');

/** A fingerprint of all that goes into the build; modification times would differ on every clone. */
function sourcesHash(): string {
  const files = globSync(
    [
      'apps/web/{src,public}/**/*',
      'apps/web/*.{html,ts,json}',
      'packages/contract/src/**/*.ts',
      'packages/words/{src,catalogue}/**/*',
      'package-lock.json',
    ],
    {
      cwd: root,
    },
  )
    .filter((file) => statSync(join(root, file)).isFile())
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Builds the web app when its sources changed since the last build. */
export function buildWeb(say: (line: string) => void): void {
  const sources = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  say('Building the web app…');
  const built = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: web,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (built.status !== 0) throw new PlainFailure('Building the web app failed; the lines above say why.');
  compressAssets();
  writeFileSync(stamp, sources);
}

/** Compressed once here instead of on every request. */
function compressAssets(): void {
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|html|json|txt)$/.test(entry.name) || entry.name === 'index.html')
      continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length < 1024) continue;
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
  }
}
