import { type Language, languages } from '@catch/contract/languages';
import { say } from '../../../platform/words.ts';

export type TemplateKind = 'update' | 'reminder' | 'approval';

export const TEMPLATES: Readonly<Record<TemplateKind, string>> = {
  update: 'catch_update',
  reminder: 'catch_reminder',
  approval: 'catch_approval',
};

/** As Meta writes our languages. */
export const TEMPLATE_LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'en_US',
  es: 'es',
  de: 'de',
  fr: 'fr',
};

const BODIES = {
  update: 'template.update',
  reminder: 'template.reminder',
  approval: 'template.approval',
} as const;

export interface Template {
  readonly name: string;
  readonly language: string;
  readonly body: string;
  /** Meta wants to see what the variable may hold. */
  readonly example: string;
  readonly buttons: readonly string[];
}

/** What has to be registered with Meta: each of the three in each language. */
export const templatesOf = (brand: string): Template[] =>
  languages.flatMap((language) =>
    (['update', 'reminder', 'approval'] as const).map((kind) => {
      const to = { language };
      return {
        name: TEMPLATES[kind],
        language: TEMPLATE_LANGUAGES[language],
        body: say(to, BODIES[kind], kind === 'reminder' ? { text: '{{1}}' } : { brand, text: '{{1}}' }),
        example: say(to, 'template.example'),
        buttons: kind === 'approval' ? [say(to, 'channel.approve'), say(to, 'channel.deny')] : [],
      };
    }),
  );
