/** A failure that a person can act on: shown as one sentence, without a stack. */
export class PlainFailure extends Error {
  override name = 'PlainFailure';
}

/** Runs a command's main function; a PlainFailure ends as its sentence, anything else with its stack. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof PlainFailure ? error.message : error);
    process.exit(1);
  }
}
