/**
 * What somebody typed, by who they are and whom they write as. It outlives a reload and a lost session, so that nothing
 * has to be typed twice; logging out forgets it, and nobody else's sign-in finds it.
 */
const PREFIX = 'chat_';
const draftKey = (me: string, as: string): string => `${PREFIX}draft:${me}:${as}`;
const unsentKey = (me: string, as: string): string => `${PREFIX}unsent:${me}:${as}`;

/** On its way: with the key under which the server knows it, should it have arrived. */
export interface Unsent {
  readonly key: string;
  readonly text: string;
}

export const savedDraft = (me: string, as: string): string => localStorage.getItem(draftKey(me, as)) ?? '';
export const saveDraft = (me: string, as: string, text: string): void => put(draftKey(me, as), text);

export function savedUnsent(me: string, as: string): Unsent | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(unsentKey(me, as)) ?? 'null');
    return typeof saved === 'object' && saved !== null && 'key' in saved && 'text' in saved
      ? (saved as Unsent)
      : null;
  } catch {
    return null;
  }
}
export const saveUnsent = (me: string, as: string, unsent: Unsent | null): void =>
  put(unsentKey(me, as), unsent === null ? '' : JSON.stringify(unsent));

const formKey = (me: string, name: string): string => `${PREFIX}form:${me}:${name}`;

/** What stands in a form that was neither saved nor given up. */
export function savedForm<Form>(me: string, name: string): Form | null {
  try {
    return JSON.parse(localStorage.getItem(formKey(me, name)) ?? 'null') as Form | null;
  } catch {
    return null;
  }
}
export const saveForm = (me: string, name: string, form: object | null): void =>
  put(formKey(me, name), form === null ? '' : JSON.stringify(form));

export const hasSavedText = (): boolean => keys().length > 0;

export function forgetSavedText(): void {
  for (const key of keys()) localStorage.removeItem(key);
}

/** Another tab typed or sent. */
export function onDraftElsewhere(me: string, as: string, listener: (text: string) => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === draftKey(me, as) && listener(event.newValue ?? '');
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

function put(key: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    // A full storage must not keep anybody from writing.
    console.warn('What was typed could not be kept', error);
  }
}
