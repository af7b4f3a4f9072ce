/** Markup that is already safe to send. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

export type Renderable = Html | string | number | false | null | undefined | readonly Renderable[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const render = (value: Renderable): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  if (value === false || value === null || value === undefined) return '';
  return escapeHtml(String(value));
};

/** Template tag: every interpolated string is escaped, nested `html` is not escaped twice. */
export const html = (strings: TemplateStringsArray, ...values: readonly Renderable[]): Html =>
  new Html(strings.reduce((all, part, index) => all + render(values[index - 1]) + part));
