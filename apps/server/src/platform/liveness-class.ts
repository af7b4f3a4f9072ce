/** The first half of the advisory locks that say 'this process is alive'; arbitrary, and fixed for ever. */
export const LIVENESS_CLASS = 20_260;
