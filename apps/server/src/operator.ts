import { OperatorMistake, operate } from './operator/operate.ts';

/** In the image as well, where `npm run users` and `npm run keys` are not (docs/operations.md, 'Operator commands'). */
try {
  await operate(process.argv.slice(2), process.env, console.log);
} catch (error) {
  console.error(error instanceof OperatorMistake ? error.message : error);
  process.exitCode = 1;
}
