import { trace } from '@opentelemetry/api';
import type { Logger } from './logger.ts';
import { inSpan, recordFailure } from './tracing.ts';

/** Records an exception where staff will see it: the log, and the trace that the Exceptions tab reads. */
export type Report = (error: unknown, about: Record<string, string>) => void;

export const createReport =
  (logger: Logger): Report =>
  (error, about) => {
    logger.error({ err: error, ...about }, 'exception');
    const active = trace.getActiveSpan();
    if (active) {
      active.setAttributes(about);
      recordFailure(active, error);
      return;
    }
    void inSpan('exception', { attributes: about }, async (span) => recordFailure(span, error));
  };
