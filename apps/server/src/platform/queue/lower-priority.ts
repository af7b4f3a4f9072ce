import os from 'node:os';

/**
 * A process that only works off jobs lets web processes on the same machine go first: clients waiting for an answer
 * (a browser, a webhook that would be sent again) are served before work that may take a moment longer.
 */
export function lowerPriority(): void {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
}
