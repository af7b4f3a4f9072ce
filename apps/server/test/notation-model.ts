import { type Command, type Role, readNotation } from '@catch/understanding';
import { lastUserText, resultsSinceUser, ScriptedModel } from './scripted-model.ts';

type Result = Readonly<Record<string, unknown>>;
type Call = { readonly name: string; readonly input: unknown };

/** A model that calls what the notation of commands says, and passes on what the tools ask or refuse. */
export function notationModel(): ScriptedModel {
  let undoable: readonly string[] = [];
  return new ScriptedModel((options) => {
    const results = resultsSinceUser(options) as Result[];
    if (results.length > 0) {
      undoable = results.flatMap((result) => (result.undoable as string[] | undefined) ?? []);
      return results.flatMap(wordsIn).join('\n');
    }
    const calls = readNotation(lastUserText(options)).commands.flatMap((one) => callFor(one, undoable));
    return calls.length > 0 ? { calls } : 'What would you like?';
  });
}

const wordsIn = ({ reason, question, untrusted_options: choices = [], candidates = [] }: Result): string[] =>
  [reason, question, ...(choices as string[]), ...(candidates as Result[]).map(({ when }) => when)].filter(
    (words) => typeof words === 'string',
  );

function callFor({ act, slots }: Command, undoable: readonly string[]): Call[] {
  const said = (role: Role) => slots.find((slot) => slot.role === role)?.text;
  switch (act) {
    case 'create':
      return [{ name: 'create_event', input: { title: said('title'), when: said('time') } }];
    case 'undo':
      return [{ name: 'undo_last_action', input: { target: said('target') } }];
    case 'pick':
      return [
        { name: 'undo_last_action', input: { tool_call_id: undoable[Number(said('option')) - 1] ?? '' } },
      ];
    default:
      return [];
  }
}
