/** Something that whoever runs the command can mend, in a sentence for them. */
export class OperatorMistake extends Error {
  override name = 'OperatorMistake';
}
