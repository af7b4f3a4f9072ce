import type { EndpointShape } from '@catch/contract';
import { ADMIN_ONLY, tooManyRequests, userNotFound } from '../errors.ts';
import { say } from '../words.ts';
import { ENDED } from './access.ts';
import { BODY_TOO_LARGE, NO_JSON, NOT_SUPPORTED, UNEXPECTED, UNREACHABLE } from './errors.ts';

interface Described {
  readonly status: string;
  readonly description: string;
  /** As the server says it; `described-errors.http.test.ts` compares. */
  readonly details: Readonly<Record<string, string>>;
  readonly isOf: (endpoint: EndpointShape) => boolean;
}

const hasBody = ({ body }: EndpointShape): boolean => body !== undefined;
const always = (): boolean => true;

export const ERRORS: Readonly<Record<string, Described>> = {
  BadRequest: {
    status: '400',
    description: 'The body is no JSON.',
    details: { body: NO_JSON },
    isOf: hasBody,
  },
  Unauthenticated: {
    status: '401',
    description: 'No session, or one that has ended: sign in again. Nothing else is ever answered with 401.',
    details: { session: ENDED },
    isOf: ({ access }) => access === 'user' || access === 'staff',
  },
  Forbidden: {
    status: '403',
    description: 'The caller is signed in, but may not do this.',
    details: { staff: ADMIN_ONLY },
    isOf: ({ access }) => access === 'staff',
  },
  NotFound: {
    status: '404',
    description: 'There is nothing of that name, or nothing that the caller may see.',
    details: { user: userNotFound().detail },
    isOf: ({ params }) => params !== undefined,
  },
  TooLarge: {
    status: '413',
    description: 'The body is larger than 256 kB.',
    details: { body: BODY_TOO_LARGE },
    isOf: hasBody,
  },
  NotSupported: {
    status: '415',
    description: 'The body is not sent as JSON.',
    details: { type: NOT_SUPPORTED },
    isOf: hasBody,
  },
  Invalid: {
    status: '422',
    description: 'Understood, and refused: the sentence begins with the field that is wrong.',
    details: { field: 'message: is missing', unknown: 'body: has a field that is not known here: colour' },
    isOf: ({ params, query, body }) => [params, query, body].some((part) => part !== undefined),
  },
  TooMany: {
    status: '429',
    description: 'Too many calls in a minute. `Retry-After` says in how many seconds to try again.',
    details: { minute: tooManyRequests().detail },
    isOf: ({ tag }) => tag !== 'Operations',
  },
  Unexpected: {
    status: '500',
    description: 'A defect of ours. The `request_id` finds it.',
    details: { defect: say({}, UNEXPECTED) },
    isOf: always,
  },
  Unavailable: {
    status: '503',
    description: 'Something that is needed cannot be reached, or is not set up.',
    details: { database: say({}, UNREACHABLE) },
    isOf: always,
  },
  Problem: {
    status: 'default',
    description:
      'Any other failure, among them 409 (it is not as the call expects), 502 and 504 (a provider failed or took too long).',
    details: {
      conflict: 'Google Calendar needs to be reconnected.',
      provider: 'Google Calendar did not accept the request.',
    },
    isOf: always,
  },
};

const REQUEST_ID = '0190b7a2-6c1e-7d5f-9a3b-2f4c8d1e6a70';

/** For the document's components. */
export const errorResponses = () =>
  Object.fromEntries(
    Object.entries(ERRORS).map(([name, { description, details }]) => [
      name,
      {
        description,
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(
              Object.entries(details).map(([about, detail]) => [
                about,
                { value: { detail, request_id: REQUEST_ID } },
              ]),
            ),
          },
        },
      },
    ]),
  );

/** What an endpoint may answer besides its 200, by reference. */
export const errorsOf = (endpoint: EndpointShape) =>
  Object.fromEntries(
    Object.entries(ERRORS)
      .filter(([, { isOf }]) => isOf(endpoint))
      .map(([name, { status }]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
