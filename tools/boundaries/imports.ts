import type { Import } from './sources.ts';

/**
 * Who may import whom (docs/ARCHITECTURE.md). It names layers, not features. Tests may reach further: they put
 * the parts together on purpose.
 */
const moduleOrder: Record<string, readonly string[]> = {
  identity: [],
  operations: [],
  characters: ['identity'],
  conversations: ['identity'],
  preferences: ['identity'],
  profiles: ['identity', 'calendar'],
  reminders: ['identity', 'conversations', 'calendar'],
  calendar: ['identity'],
  assistant: ['identity', 'characters', 'conversations', 'preferences', 'profiles', 'reminders', 'calendar'],
};
/** These stand on top: they may use everything below, and each other's public face only where listed. */
const top: Record<string, readonly string[]> = {
  channels: [],
  background: ['channels'],
  admin: ['channels', 'background'],
  account: ['channels', 'background'],
  today: ['background'],
};

const allowedModules = (name: string): readonly string[] =>
  name in top ? [...Object.keys(moduleOrder), ...(top[name] ?? [])] : (moduleOrder[name] ?? []);

type Rule = (found: Import) => string | undefined;

const serverModule = (path: string) => path.match(/^apps\/server\/src\/modules\/([^/]+)\//)?.[1];
const mayRender = (path: string) =>
  /^apps\/server\/src\/modules\/assistant\/(?:render\/|(?:index|approvals\.routes)\.ts$)/.test(path);
/** The folder of a channel, be it the server's, the web's or the contract's. */
const channelFolder = (path: string) =>
  path.match(/^(?:apps\/(?:server|web)|packages\/contract)\/src\/channels\/([^/]+)\//)?.[1];
/** WhatsApp's templates are registered by a command of its own. */
const OPERATES_ONE = 'apps/server/src/operator/templates.ts';
const webFeature = (path: string) => path.match(/^apps\/web\/src\/features\/([^/]+)\//)?.[1];

const rules: readonly Rule[] = [
  ({ file, target }) => {
    const [, name] = file.match(/^packages\/([^/]+)\//) ?? [];
    const order = ['contract', 'scheduling', 'understanding', 'words'];
    const [, used] = target.match(/^@catch\/([^/]+)/) ?? [];
    if (!name) return undefined;
    if (target.startsWith('apps/')) return 'a package imports nothing of an app';
    return used && order.indexOf(used) > order.indexOf(name)
      ? 'packages import only those before them'
      : undefined;
  },
  ({ file, target }) => {
    const from = serverModule(file);
    const to = serverModule(target);
    if (!from || !to || from === to) return undefined;
    if (!allowedModules(from).includes(to)) return `module ${from} may not use module ${to}`;
    return target.endsWith('/index.ts') ? undefined : `module ${to} is used through its index.ts only`;
  },
  ({ file, target }) =>
    serverModule(file) && /^apps\/server\/src\/adapters\//.test(target)
      ? 'modules never import an adapter'
      : undefined,
  ({ file, target }) =>
    serverModule(file) &&
    /^(@slack\/|googleapis|google-auth-library|@googleapis\/|@ai-sdk\/(?!provider(?:-utils)?$))/.test(target)
      ? 'modules never import an SDK'
      : undefined,
  ({ file, target }) => {
    const of = channelFolder(target);
    if (!of || of === channelFolder(file) || file === OPERATES_ONE) return undefined;
    return /\/src\/channels\/index\.ts$/.test(file) ? undefined : 'a channel is known by the list alone';
  },
  // Settings, migrations and modules read these, and the part that runs stands on the modules.
  ({ file, target }) =>
    /^apps\/server\/src\/channels\/(?:[^/]+\/)?(?:index|channel)\.ts$/.test(file) && serverModule(target)
      ? "a channel's facts stand on no module"
      : undefined,
  ({ file, target }) =>
    /^apps\/server\/src\/(?:adapters\/[^/]+\/index|calendars\/\w+)\.ts$/.test(file) && serverModule(target)
      ? "a calendar provider's facts depend on no module"
      : undefined,
  ({ file, target }) =>
    channelFolder(file) && serverModule(target) && !/\/(kit|index)\.ts$/.test(target)
      ? 'a channel is built with modules/channels/kit.ts'
      : undefined,
  ({ file, target }) =>
    file.startsWith('apps/server/src/platform/') && /^apps\/server\/src\/(modules|adapters)\//.test(target)
      ? 'the platform knows no module'
      : undefined,
  // Words are made in one place and read back nowhere: code that decides or understands knows values only.
  ({ file, target }) =>
    /^apps\/server\/src\/modules\/assistant\/render\//.test(target) && !mayRender(file)
      ? 'only what the module shows of itself makes words of values; the rest knows the port'
      : undefined,
  ({ file, target }) =>
    /^apps\/server\/src\/modules\/assistant\//.test(file) &&
    target === 'apps/server/src/platform/words.ts' &&
    !mayRender(file)
      ? 'the catalogue is spoken from by the renderer'
      : undefined,
  ({ file, target }) =>
    /^apps\/server\/src\/modules\/assistant\/(tools|values)\//.test(file) &&
    /^apps\/server\/src\/platform\/(say-time|time-reader)\.ts$/.test(target)
      ? 'tools return moments; the renderer says them'
      : undefined,
  ({ file, target }) => {
    const from = webFeature(file);
    const to = webFeature(target);
    return from && to && from !== to ? 'a web feature never imports another feature' : undefined;
  },
  ({ file, target }) =>
    /^apps\/web\/src\/(ui|lib)\//.test(file) && /^apps\/web\/src\/(features|routes|app)\//.test(target)
      ? 'ui and lib know no feature'
      : undefined,
  // What a landed migration does must not hang on code that changes. The one exception is a number fixed for ever.
  ({ file, target }) =>
    /^apps\/server\/src\/migrations\/\d/.test(file) &&
    !/^kysely/.test(target) &&
    target !== 'apps/server/src/platform/liveness-class.ts'
      ? 'a migration is complete in itself'
      : undefined,
  ({ file, target }) =>
    /^apps\/(server|web)\/src\//.test(file) && /sandbox/i.test(target)
      ? 'the product does not know the sandbox'
      : undefined,
];

export const brokenLayers = (imports: readonly Import[]): string[] =>
  imports.flatMap((found) =>
    rules
      .map((rule) => rule(found))
      .filter((why) => why !== undefined)
      .map((why) => `${found.file} → ${found.target}: ${why}`),
  );
