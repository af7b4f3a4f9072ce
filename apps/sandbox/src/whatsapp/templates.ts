import { z } from 'zod';
import type { Database } from '../platform/database.ts';

export const templateInputSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/, 'has lower-case letters, digits and underscores only'),
  language: z.string().regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'is a code such as en_US'),
  category: z.enum(['UTILITY', 'MARKETING', 'AUTHENTICATION']).default('UTILITY'),
  header: z.string().max(60).nullable().default(null),
  /** Meta refuses one that a variable begins or ends. */
  body: z
    .string()
    .min(1)
    .max(1024)
    .refine((body) => !/^\s*\{\{|\}\}\s*$/.test(body), 'may neither begin nor end with a variable'),
  footer: z.string().max(60).nullable().default(null),
  /** Titles of quick-reply buttons. */
  buttons: z.array(z.string().min(1).max(25)).max(10).default([]),
});

/** Only an approved one may be sent. */
export type Template = z.output<typeof templateInputSchema> & { readonly status: string };

/** Approved from the start: Meta's own sample, and what an assistant needs outside the 24-hour window, as registered. */
export const SAMPLES: readonly z.input<typeof templateInputSchema>[] = [
  {
    name: 'hello_world',
    language: 'en_US',
    header: 'Hello World',
    body: 'Welcome and congratulations!! This message demonstrates your ability to send a message notification.',
    footer: 'WhatsApp Business Platform sample message',
  },
  { name: 'catch_update', language: 'en_US', body: 'Catch has news for you: {{1}}\nReply here to go on.' },
  { name: 'catch_reminder', language: 'en_US', body: 'Your reminder: {{1}}\nYou asked me to tell you.' },
  {
    name: 'catch_approval',
    language: 'en_US',
    body: 'Catch would like your approval: {{1}}\nPlease decide below.',
    buttons: ['Approve', 'Deny'],
  },
  { name: 'catch_update', language: 'es', body: 'Catch tiene novedades: {{1}}\nResponde aquí para seguir.' },
  { name: 'catch_reminder', language: 'es', body: 'Tu recordatorio: {{1}}\nMe pediste que te avisara.' },
  {
    name: 'catch_approval',
    language: 'es',
    body: 'Catch necesita tu visto bueno: {{1}}\nDecide aquí abajo.',
    buttons: ['Aprobar', 'Rechazar'],
  },
  { name: 'catch_update', language: 'de', body: 'Neues von Catch: {{1}}\nAntworte hier, um weiterzumachen.' },
  { name: 'catch_reminder', language: 'de', body: 'Deine Erinnerung: {{1}}\nDu hattest mich darum gebeten.' },
  {
    name: 'catch_approval',
    language: 'de',
    body: 'Catch braucht dein OK: {{1}}\nBitte entscheide unten.',
    buttons: ['Genehmigen', 'Ablehnen'],
  },
  {
    name: 'catch_update',
    language: 'fr',
    body: 'Catch a du nouveau pour toi : {{1}}\nRéponds ici pour continuer.',
  },
  { name: 'catch_reminder', language: 'fr', body: 'Ton rappel : {{1}}\nTu m’avais demandé de te prévenir.' },
  {
    name: 'catch_approval',
    language: 'fr',
    body: 'Catch attend ton accord : {{1}}\nÀ toi de choisir ci-dessous.',
    buttons: ['Approuver', 'Rejeter'],
  },
];

export const createTemplates = (database: Database) => {
  const templates = {
    list: (): Promise<Template[]> =>
      database.query<Template & Record<string, unknown>>(
        `SELECT name, language, category, status, header, body, footer, buttons FROM whatsapp_templates ORDER BY position`,
      ),
    find: async (name: string, language: string): Promise<Template | undefined> =>
      (
        await database.query<Template & Record<string, unknown>>(
          'SELECT * FROM whatsapp_templates WHERE name = $1 AND language = $2',
          [name, language],
        )
      )[0],
    /** What Meta thinks of it now. */
    judge: async (name: string, language: string, status: string): Promise<void> => {
      await database.query('UPDATE whatsapp_templates SET status = $3 WHERE name = $1 AND language = $2', [
        name,
        language,
        status,
      ]);
    },
    save: async (template: z.output<typeof templateInputSchema>): Promise<void> => {
      await database.query(
        `INSERT INTO whatsapp_templates (name, language, category, header, body, footer, buttons)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (name, language) DO UPDATE SET category = excluded.category, header = excluded.header,
           body = excluded.body, footer = excluded.footer, buttons = excluded.buttons`,
        [
          template.name,
          template.language,
          template.category,
          template.header,
          template.body,
          template.footer,
          JSON.stringify(template.buttons),
        ],
      );
    },
    /** In one language, or in all. */
    remove: async (name: string, language?: string): Promise<number> =>
      (
        await database.query(
          'DELETE FROM whatsapp_templates WHERE name = $1 AND language = coalesce($2, language) RETURNING name',
          [name, language ?? null],
        )
      ).length,
    seed: async (): Promise<void> => {
      const [row] = await database.query<{ count: number }>('SELECT count(*) FROM whatsapp_templates');
      // What somebody removed or changed by hand stays so until a reset.
      if ((row?.count ?? 0) > 0) return;
      for (const sample of SAMPLES) await templates.save(templateInputSchema.parse(sample));
    },
  };
  return templates;
};

export type Templates = ReturnType<typeof createTemplates>;
