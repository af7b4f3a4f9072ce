/** Models write Markdown; WhatsApp has its own small markup and prints the rest raw. */
export const formatForWhatsapp = (text: string): string =>
  text
    .replace(/^#{1,6}\s+(.+?)\s*#*$/gm, '*$1*')
    .replace(/\*\*(\S(?:[^*\n]*\S)?)\*\*/g, '*$1*')
    .replace(/^(\s*)[-*]\s+(?=\S)/gm, '$1• ')
    .replace(/\[([^\]\n]+)\]\((https?:\/\/[^)\s]+)\)/g, '$1 ($2)');
