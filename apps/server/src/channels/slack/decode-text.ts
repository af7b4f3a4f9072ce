/** Slack's text as a person meant it: labels of links and mentions, signs unescaped (once, `&amp;` last). */
export const decodeSlackText = (text: string): string =>
  text
    .replace(/<([^<>|]+)(?:\|([^<>]*))?>/g, (_whole, target: string, label: string | undefined) => {
      if (label) return label;
      if (/^[@#]/.test(target)) return target;
      return target.replace(/^!(subteam\^)?/, '@').replace(/^mailto:/, '');
    })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
