// Every npm script enters here, on whatever Node (20 or newer) the machine has. It installs from the lockfile
// when that changed, then hands over to the Node that the project ships as a dependency (docs/adr/0001).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const shippedNode = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');
const stamp = join(modules, '.installed');

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  try {
    accessSync(existsSync(modules) ? modules : root, constants.W_OK);
  } catch {
    fail(
      `The dependencies cannot be installed: ${root} cannot be written. Clone it to a folder of your own and run this again.`,
    );
  }
  console.log('Installing dependencies from the lockfile (about a minute, only when it changed)…');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (npm.status !== 0)
    fail('Installing the dependencies failed; the lines above say why. Is the network up?');
  writeFileSync(stamp, lock);
}

const [command = '', ...rest] = process.argv.slice(2);
const script = join(root, 'tools', `${command}.ts`);
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) fail(`There is no command '${command}'.`);
install();

const major = Number(process.versions.node.split('.')[0]);
const node = existsSync(shippedNode) ? shippedNode : process.execPath;
if (node === process.execPath && major < 24)
  fail(
    `No Node 24 is shipped for ${process.platform}-${process.arch}: install Node 24 or newer and run this again.`,
  );

const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...rest], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${join(modules, '.bin')}${delimiter}${process.env.PATH}`,
  },
});
// The terminal sends Ctrl-C to the whole group; a plain kill reaches only us, so it is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
