import { readFileSync } from 'node:fs';
import type { Part } from '../platform/part.ts';
import { chatStylesheet } from './chat-stylesheet.ts';

export const CHAT_STYLESHEET_PATH = '/chat/window.css';
export const CHAT_SCRIPT_PATH = '/chat/window.js';

const script = readFileSync(new URL('./browser/chat-window.js', import.meta.url), 'utf8');

/** What both chat windows load. */
export const chatPart: Part = {
  name: 'chat',
  tables: [],
  migrations: [],
  routes: (app) => {
    app.get(CHAT_STYLESHEET_PATH, async (_request, reply) => reply.type('text/css').send(chatStylesheet));
    app.get(CHAT_SCRIPT_PATH, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(script),
    );
  },
};
