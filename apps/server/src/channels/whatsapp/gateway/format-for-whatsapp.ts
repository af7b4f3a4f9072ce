/** Models write Markdown; WhatsApp has its own small markup and prints the rest raw. */
export const formatForWhatsapp = (text: string): string =>
  text
    .replace(/^#{1,6}[^\S\n]+(.+?)\s*#*$/gm, '*$1*')
    .replace(/\*\*(\S(?:[^*\n]*\S)?)\*\*/g, '*$1*')
    .replace(/^([^\S\n]*)[-*][^\S\n]+(?=\S)/gm, '$1• ')
    .replace(/\[([^[\]\n]+)\]\((https?:\/\/[^)[\s]+)\)/g, '$1 ($2)');
