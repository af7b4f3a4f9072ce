import type { Endpoints, Reply } from '@catch/contract';
import { routes } from '@catch/contract/routes';
import type { BrowserContext, Request, Route } from '@playwright/test';
import { answerLate } from './late.ts';

export type RouteName = keyof Endpoints;

const PROBLEM = Symbol('problem');
interface ProblemAnswer {
  readonly [PROBLEM]: true;
  readonly status: number;
  readonly body: string;
}

/** The server's error answer; without a detail, an answer that is not ours at all, as a proxy gives it. */
export const problem = (status: number, detail?: string): ProblemAnswer => ({
  [PROBLEM]: true,
  status,
  body:
    detail === undefined ? '<html>Bad gateway</html>' : JSON.stringify({ detail, request_id: 'request-1' }),
});

export interface Call {
  readonly url: URL;
  readonly body: unknown;
  readonly authorization: string | undefined;
}

type Answer<N extends RouteName> = Reply<Endpoints[N]> | ProblemAnswer;
type Handler<N extends RouteName> = (call: Call) => Answer<N> | Promise<Answer<N>>;

/** Something that the test settles when it has seen enough of the waiting state. */
export function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { promise, resolve };
}

function take<Key, Value>(from: Map<Key, Value>, key: Key): Value | undefined {
  const value = from.get(key);
  from.delete(key);
  return value;
}

const isProblem = (answer: unknown): answer is ProblemAnswer =>
  typeof answer === 'object' && answer !== null && PROBLEM in answer;

const matchers = Object.entries(routes).map(([name, route]) => ({
  name: name as RouteName,
  method: route.method as string,
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** Answers the product's API by the names and types of the contract. A call nobody expected fails the test. */
export class StubApi {
  readonly unexpected: string[] = [];
  readonly #handlers = new Map<RouteName, Handler<RouteName>>();
  readonly #calls = new Map<RouteName, Call[]>();
  readonly #refusals = new Map<RouteName, ProblemAnswer>();
  readonly #trouble = new Map<RouteName, Promise<'lost' | 'late'>>();

  async attach(context: BrowserContext): Promise<void> {
    await context.route(
      (url) => url.pathname.startsWith('/api/'),
      (route, request) => this.#answer(route, request),
    );
  }

  on<N extends RouteName>(name: N, answer: Answer<N> | Handler<N>): this {
    const handler = typeof answer === 'function' ? (answer as Handler<N>) : () => answer as Answer<N>;
    this.#handlers.set(name, handler as unknown as Handler<RouteName>);
    return this;
  }

  /** The next call is refused and changes nothing; those after it are answered as before. */
  refuseOnce(name: RouteName, refusal: ProblemAnswer): this {
    this.#refusals.set(name, refusal);
    return this;
  }

  /** The next call arrives and is carried out, and the connection breaks before its answer is back. */
  loseAnswer(name: RouteName): this {
    this.#trouble.set(name, Promise.resolve('lost'));
    return this;
  }

  /** The next call arrives and is carried out; its answer takes until the test lets it go. */
  holdAnswer(name: RouteName): () => void {
    const { promise, resolve } = deferred<'late'>();
    this.#trouble.set(name, promise);
    return () => resolve('late');
  }

  calls(name: RouteName): readonly Call[] {
    return this.#calls.get(name) ?? [];
  }

  async #answer(route: Route, request: Request): Promise<void> {
    const url = new URL(request.url());
    const found = matchers.find(
      ({ method, pattern }) => method === request.method() && pattern.test(url.pathname),
    );
    const handler = found && this.#handlers.get(found.name);
    if (!found || !handler) {
      this.unexpected.push(`${request.method()} ${url.pathname}`);
      await route.fulfill({ status: 418, body: '{}' });
      return;
    }
    const call: Call = {
      url,
      body: request.postData() ? (request.postDataJSON() as unknown) : undefined,
      authorization: request.headers().authorization,
    };
    this.#calls.set(found.name, [...this.calls(found.name), call]);
    const answer = take(this.#refusals, found.name) ?? (await handler(call));
    await answerLate();
    if ((await take(this.#trouble, found.name)) === 'lost') {
      await route.abort('connectionreset').catch(() => undefined);
      return;
    }
    // The page may have moved on while the answer was held back; nobody is waiting for it then.
    await (isProblem(answer)
      ? route.fulfill({ status: answer.status, body: answer.body, contentType: 'application/json' })
      : route.fulfill({ json: answer })
    ).catch(() => undefined);
  }
}
