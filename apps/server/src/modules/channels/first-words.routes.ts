import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/register.ts';
import type { FirstExamples } from './first-words.ts';

/** The web shows newcomers what a channel's welcome would teach them. */
export const firstWordsRoutes =
  (firstExamples: (userId: string) => Promise<FirstExamples>) => (app: FastifyInstance) => {
    route(
      app,
      endpoints.firstWords,
    )(async ({ caller }) => {
      const { examples, language } = await firstExamples(caller.userId);
      return { examples: [...examples], language };
    });
  };
