import { english as englishAbout } from '../src/modules/assistant/render/english.ts';

/** The renderer of a product that works with Google Calendar. */
export const english = englishAbout('Google Calendar');
