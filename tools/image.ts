import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { readDockerfile, readIgnored, type Stage } from './deploy/dockerfile.ts';
import { startChild } from './lib/child.ts';
import { PlainFailure, runCommand } from './lib/fail.ts';
import { root } from './lib/root.ts';
import { freePort, startStack } from './lib/stack.ts';

/**
 * Does what the Dockerfile says in a folder, where no container engine is at hand: its COPY and RUN lines, stage after
 * stage, and then its CMD as a production process against a database and the sandbox. Proves that the image lacks
 * nothing; not that it can be built by somebody else's engine.
 */
await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catch-image-'));
  try {
    const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
    const isIgnored = readIgnored(readFileSync(join(root, '.dockerignore'), 'utf8'));
    const places = new Map<string, string>();
    for (const [index, stage] of stages.entries()) {
      const place = join(folder, String(index), 'app');
      places.set(stage.name, place);
      build(stage, place, places, isIgnored);
      console.log(`built   ${stage.name}`);
    }
    const last = stages.at(-1);
    const image = last && places.get(last.name);
    if (!image) throw new PlainFailure('The Dockerfile has no stage.');
    console.log(`the image's own part is ${Math.round(bytesOf(image) / 1_000_000)} MB`);
    listsItsParts(image);
    await boot(image, last.command);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The list of what the image is made of names what the server asks for, in the versions that lie there. */
function listsItsParts(image: string): void {
  const json = <T>(path: string): T => JSON.parse(readFileSync(join(image, path), 'utf8')) as T;
  const { components } = json<{ components: { name: string; group?: string; purl: string }[] }>(
    'sbom.cdx.json',
  );
  const { dependencies } = json<{ dependencies: Record<string, string> }>('apps/server/package.json');
  for (const [name, version] of Object.entries(dependencies)) {
    if (name.startsWith('@catch/')) continue;
    const isListed = components.some(({ purl }) => purl === `pkg:npm/${name.replace('@', '%40')}@${version}`);
    if (!isListed) throw new PlainFailure(`The image's sbom.cdx.json does not name ${name} ${version}.`);
  }
  console.log(`ok      sbom.cdx.json: ${components.length} parts`);
}

function bytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function build(
  stage: Stage,
  place: string,
  places: ReadonlyMap<string, string>,
  isIgnored: (path: string) => boolean,
): void {
  const base = places.get(stage.base);
  if (base) cpSync(base, place, { recursive: true });
  for (const step of stage.steps) {
    if (step.kind === 'run') {
      const { status } = spawnSync('sh', ['-c', step.command], { cwd: place, stdio: 'inherit' });
      if (status !== 0) throw new PlainFailure(`'${step.command}' failed.`);
      continue;
    }
    const source = step.from ? places.get(step.from) : root;
    if (!source) throw new PlainFailure(`There is no stage '${step.from}'.`);
    for (const path of step.paths) {
      const from = join(source, path.replace(/^\/app\//, ''));
      const target = join(place, step.to);
      const isFolder = statSync(from).isDirectory();
      cpSync(from, !isFolder && step.to.endsWith('/') ? join(target, path.split('/').at(-1) ?? '') : target, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => step.from !== undefined || !isIgnored(relative(root, file)),
      });
    }
  }
}

async function boot(image: string, [, ...command]: readonly string[]): Promise<void> {
  const script = command.at(-1);
  if (!script) throw new PlainFailure('The Dockerfile has no CMD.');
  const stack = await startStack({ LOG_LEVEL: 'error' });
  const port = String(await freePort());
  const server = startChild('image', join(image, script), {
    ...stack.environment,
    NODE_ENV: 'production',
    PORT: port,
    ROLE: 'web',
  });
  try {
    await server.ready;
    for (const path of ['/healthz', '/readyz', '/', '/docs', '/openapi.json', '/api/v1/auth/login']) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
      await response.arrayBuffer();
      if (response.status !== 200)
        throw new PlainFailure(`The image answers ${response.status} for ${path}.`);
      console.log(`ok      ${path}`);
    }
    for (const [file, ...words] of [
      ['migrate.ts'],
      ['operator.ts', 'users', 'list'],
      ['operator.ts', 'keys', 'renew'],
    ]) {
      const { status, stdout } = spawnSync(
        process.execPath,
        [join(image, dirname(script), file ?? ''), ...words],
        {
          env: { ...process.env, ...stack.environment },
          encoding: 'utf8',
        },
      );
      if (status !== 0) throw new PlainFailure(`${[file, ...words].join(' ')} failed.`);
      console.log(`ok      ${[file, ...words].join(' ')}: ${stdout.trim().replaceAll('\n', ' ')}`);
    }
  } finally {
    await server.stop();
    await stack.stop();
  }
}
