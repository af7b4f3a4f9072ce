import { type Html, html, type Renderable } from './html.ts';
import { stylesheet } from './stylesheet.ts';

export const STYLESHEET_PATH = '/sandbox.css';
export { stylesheet };

/** The frame of every page of the sandbox that imitates nobody. */
export const page = (title: string, content: Renderable): string =>
  document_(
    title,
    html`<header class="bar"><a href="/" class="brand">Sandbox</a><span>Local stand-ins for the providers Catch talks to</span></header>
<main class="wide">${content}</main>`,
  );

/** A page that imitates a vendor's own, without the sandbox's frame. */
export const barePage = (title: string, content: Renderable): string => document_(title, html`${content}`);

const document_ = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${STYLESHEET_PATH}">
<link rel="icon" href="data:,">
</head>
<body>
${body}
</body>
</html>
`.text;
