import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes what is interpolated and keeps nested markup', () => {
  const inner = html`<b>${'<script>"\'&'}</b>`;
  expect(html`<p title="${'"x"'}">${inner}${[html`<i></i>`, 'a<b']}${false}${undefined}${0}</p>`.text).toBe(
    '<p title="&quot;x&quot;"><b>&lt;script&gt;&quot;&#39;&amp;</b><i></i>a&lt;b0</p>',
  );
});
