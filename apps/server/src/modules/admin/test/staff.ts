import type { TestProduct } from '../../../../test/test-product.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

let counter = 0;

/** Signs in through the sandbox; without an address somebody new. */
export async function signIn(product: TestProduct, email = newAddress()): Promise<Person> {
  const token = await product.signIn(email);
  const { id } = (await send(product, token, 'GET', '/api/v1/auth/me')).json<{ id: string }>();
  return { id, email, token };
}

const newAddress = (): string => `admin-${Date.now().toString(36)}-${++counter}@example.org`;

export const STAFF = 'staff.one@catch.example';

export const send = (
  product: TestProduct,
  token: string | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) =>
  product.app.inject({
    method,
    url,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
