/** What a subject may be about; `!` marks a change that others must follow. */
const TYPES = 'feat|fix|docs|test|perf|refactor|chore|data|revert';
const SHAPE = new RegExp(`^(?:${TYPES})(?:\\([a-z0-9-]+\\))?!?: (\\S+)`);
const LONGEST = 72;

/** Git writes these itself, and `git rebase --autosquash` takes the second kind away again. */
const WRITTEN_BY_GIT = /^(?:Merge |Revert "|(?:fixup|squash|amend)! )/;

/** 'a limit is digits', 'what was said is kept': says how things are, not what the commit does. */
const NO_VERBS =
  /^(?:an?|the|one|what|who|when|where|how|every|each|no|of|in|on|by|with|without|whoever|nobody)$/;
/** 'added', 'adding', 'adds'. */
const OTHER_FORMS = /(?:[^e]ed|ing|[^siu]s)$/;
const IMPERATIVES = new Set(['bring', 'embed', 'shed', 'shred', 'sing', 'string', 'swing', 'wed']);

/** Why a commit may not be called that; undefined when it may. */
export function subjectTrouble(subject: string): string | undefined {
  if (WRITTEN_BY_GIT.test(subject)) return undefined;
  const { length } = [...subject];
  if (length > LONGEST) return `has ${length} characters, at most ${LONGEST} are shown everywhere`;
  const first = SHAPE.exec(subject)?.[1];
  if (first === undefined) return `is not 'type(scope): what it does', with one of ${TYPES}`;
  if (subject.endsWith('.')) return 'ends with a full stop';
  if (NO_VERBS.test(first)) return `says how things are: begin with a verb instead of '${first}'`;
  if (OTHER_FORMS.test(first) && !IMPERATIVES.has(first)) return `is not imperative: 'add', not '${first}'`;
  return undefined;
}

/** The first line of a message that is being written; lines with `#` are git's. */
export const subjectOf = (message: string): string =>
  message.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
