/** Slack escapes these three signs and no others; unescaped, somebody's event title could call a whole channel. */
export const escapeForSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Models write Markdown; Slack's mrkdwn differs. Escaped first, so that only our own signs mean anything. A link shows
 * where it leads: the words may be an event title, in which somebody calls their own page 'Sign in to Google'.
 */
export const formatForSlack = (text: string): string =>
  escapeForSlack(text)
    .replace(/^#{1,6}[^\S\n]+(.+?)\s*#*$/gm, '*$1*')
    .replace(/\*\*(\S(?:[^*\n]*\S)?)\*\*/g, '*$1*')
    .replace(/^([^\S\n]*)[-*][^\S\n]+(?=\S)/gm, '$1• ')
    .replace(/\[([^[\]\n]+)\]\((https?:\/\/[^)[\s]+)\)/g, '$1 ($2)');
