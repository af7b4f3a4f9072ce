/** A resource as a manifest writes it. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

interface Model {
  readonly prototype: { validate(): void };
}

/** Where the models of a version lie: generated from Kubernetes' own OpenAPI, and from the Gateway API's. */
function moduleOf(apiVersion: string): string {
  if (apiVersion.startsWith('gateway.')) return `@kubernetes-models/gateway-api/${apiVersion}`;
  return `kubernetes-models/${apiVersion}`;
}

/** What is wrong with a manifest by the schema of its kind, fields that the schema does not know included. */
export async function problemsOf(manifest: Manifest): Promise<string[]> {
  const models = (await import(moduleOf(manifest.apiVersion))) as Record<string, Model>;
  const Known = models[manifest.kind];
  if (!Known) return [`${manifest.apiVersion} has no ${manifest.kind}`];
  const watched = watch(manifest);
  try {
    Known.prototype.validate.call(Object.setPrototypeOf(watched.data, Known.prototype));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return watched.unread().map((path) => `${path} is not known`);
}

/**
 * The schemas let unknown fields pass, as the API server does with a warning: a misspelt one would do nothing. What a
 * validator has never looked at is one of those.
 */
function watch(root: object) {
  const looked = new WeakMap<object, Set<string>>();
  const places: { path: string; object: object }[] = [];
  const wrap = (object: object, path: string): object => {
    const seen = new Set<string>();
    looked.set(object, seen);
    places.push({ path, object });
    const wrapped = new Map<string, unknown>();
    return new Proxy(object, {
      get: (target, key) => {
        const value = Reflect.get(target, key) as unknown;
        if (typeof key !== 'string') return value;
        seen.add(key);
        if (typeof value !== 'object' || value === null) return value;
        if (!wrapped.has(key)) wrapped.set(key, wrap(value, `${path}.${key}`));
        return wrapped.get(key);
      },
    });
  };
  return {
    data: wrap(structuredClone(root), ''),
    unread: () =>
      places.flatMap(({ path, object }) =>
        Array.isArray(object)
          ? []
          : Object.keys(object)
              .filter((key) => !looked.get(object)?.has(key))
              .map((key) => `${path}.${key}`),
      ),
  };
}
