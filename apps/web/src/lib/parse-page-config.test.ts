import { describe, expect, it } from 'vitest';
import { parsePageConfig } from './parse-page-config.ts';

describe('parsePageConfig', () => {
  it('reads what the server wrote', () => {
    expect(parsePageConfig('{"brand":"Acme","staffDomain":"acme.example"}')).toEqual({
      brand: 'Acme',
      staffDomain: 'acme.example',
    });
  });

  it.each([undefined, null, '', '__CATCH_CONFIG__', '{broken'])('%s leaves nobody as staff', (content) => {
    expect(parsePageConfig(content)).toEqual({ brand: 'Catch', staffDomain: '' });
  });
});
