/** Something the person running the command can fix, in a sentence for them. */
export class OperatorMistake extends Error {
  override name = 'OperatorMistake';
}
