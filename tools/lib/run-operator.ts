import { OperatorMistake, operate } from '../../apps/server/src/operator/operate.ts';
import { PlainFailure } from './fail.ts';

/** The server's operator commands, with our way of telling what went wrong. */
export async function runOperator(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  try {
    await operate(words, environment, console.log);
  } catch (error) {
    if (error instanceof OperatorMistake) throw new PlainFailure(error.message, { cause: error });
    throw error;
  }
}
