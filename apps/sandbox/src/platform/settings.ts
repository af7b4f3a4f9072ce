import { z } from 'zod';
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts';

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  readonly productUrl: string;
  /** Undefined means http://localhost:<the port that was bound>. */
  readonly publicUrl: string | undefined;
  /** SANDBOX=on: somebody said in words that this machine is a sandbox although it does not look like one. */
  readonly forced: boolean;
}

const withoutTrailingSlash = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const environmentSchema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  SANDBOX_PRODUCT_URL: withoutTrailingSlash.default('http://localhost:3000'),
  SANDBOX_PUBLIC_URL: withoutTrailingSlash.optional(),
  SANDBOX: z.enum(['auto', 'on', 'off']).default('auto'),
  NODE_ENV: z.string().optional(),
  DATABASE_URL: z.string().optional(),
});

export class SettingsError extends Error {}

/** An empty variable means the same as an absent one: that is how shells and compose files unset things. */
const withoutEmpty = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));

export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const parsed = environmentSchema.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`The sandbox cannot start. ${problems.join('; ')}`);
  }
  const values = parsed.data;
  const problems = refusals(values);
  if (problems.length > 0) throw new SettingsError(`The sandbox refuses to start: ${problems.join('; ')}.`);
  return {
    port: values.SANDBOX_PORT,
    host: values.HOST,
    databaseUrl: values.SANDBOX_DATABASE_URL,
    productUrl: values.SANDBOX_PRODUCT_URL,
    publicUrl: values.SANDBOX_PUBLIC_URL,
    forced: values.SANDBOX === 'on',
  };
};

/**
 * The sandbox lets anybody sign in as anybody, so it may run only where nobody else can reach it
 * (specification of interfaces, 'The sandbox must never be a back door').
 */
const refusals = (values: z.output<typeof environmentSchema>): string[] => {
  const problems: string[] = [];
  if (values.SANDBOX === 'off') problems.push('SANDBOX is off');
  if (values.DATABASE_URL === values.SANDBOX_DATABASE_URL) {
    problems.push("SANDBOX_DATABASE_URL must not be the product's own DATABASE_URL");
  }
  if (values.SANDBOX === 'on') return problems;
  if (values.NODE_ENV === 'production') problems.push('NODE_ENV is production');
  if (!isLoopbackHost(values.HOST)) problems.push(`HOST ${values.HOST} is not this machine alone`);
  const urls = {
    SANDBOX_PRODUCT_URL: values.SANDBOX_PRODUCT_URL,
    SANDBOX_PUBLIC_URL: values.SANDBOX_PUBLIC_URL,
    SANDBOX_DATABASE_URL: values.SANDBOX_DATABASE_URL,
    DATABASE_URL: values.DATABASE_URL,
  };
  for (const [name, url] of Object.entries(urls)) {
    if (url !== undefined && !isLoopbackUrl(url)) problems.push(`${name} does not point to this machine`);
  }
  return problems.length === 0 ? [] : [...problems, 'say SANDBOX=on if that is intended'];
};
