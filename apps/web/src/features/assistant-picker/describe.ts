import type { Character } from '@catch/contract';
import { say } from '../../words/settings.ts';

/** The server describes them in English; the six that come with the product have words in every language. */
export const describe = ({ id, description }: Character): string =>
  say('assistant.about', { id, description });
