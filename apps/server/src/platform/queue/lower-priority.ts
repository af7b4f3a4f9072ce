import os from 'node:os';

/**
 * A process that only works off jobs lets web processes of the same machine go first: whoever waits for an answer on
 * the wire (a browser, a webhook that would be sent again) is served before what may take a moment longer.
 */
export function lowerPriority(): void {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
}
