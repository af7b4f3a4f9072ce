import type { FastifyRequest } from 'fastify';
import { credentials } from '../../credentials.ts';
import { bearerToken } from '../../google/bearer.ts';
import { GraphError } from './graph-error.ts';

/** The system user's token. Graph also takes it as a parameter, which nobody should use: it ends in logs. */
export const authenticate = (request: FastifyRequest): void => {
  const token = bearerToken(request);
  if (token === undefined) {
    throw new GraphError(190, {
      message: 'An access token is required to request this resource.',
      status: 401,
    });
  }
  if (token !== credentials.whatsapp.token) {
    throw new GraphError(190, { message: 'Invalid OAuth access token - Cannot parse access token' });
  }
};

/** Meta's answer for an object that does not exist or is somebody else's. */
export const noSuchObject = (method: string, id: string): GraphError =>
  new GraphError(100, {
    message: `Unsupported ${method.toLowerCase()} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
    type: 'GraphMethodException',
    subcode: 33,
  });
