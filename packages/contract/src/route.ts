import type { Access, Method } from './endpoint.ts';

export const route = <M extends Method, P extends string, A extends Access>(
  method: M,
  path: P,
  access: A,
): { readonly method: M; readonly path: P; readonly access: A } => ({ method, path, access });
