import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderIndex } from './pages.ts';

const template = readFileSync(new URL('../../../../web/index.html', import.meta.url), 'utf8');

it('writes brand and staff domain into the page, its title too, as text and nothing else', () => {
  const brand = `"><script>alert('$&')</script>`;
  const page = renderIndex(template, { brand, staffDomain: 'company.example' });
  const escaped = '&#34;&#62;&#60;script&#62;alert(&#39;$&#38;&#39;)&#60;/script&#62;';
  expect(page).toContain(`<title>${escaped}</title>`);
  expect(page).toContain('&#34;staffDomain&#34;:&#34;company.example&#34;');
  expect(page).not.toContain('<script>alert');
  expect(page).not.toContain('__CATCH_');
});
