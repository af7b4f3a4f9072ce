import { basename } from 'node:path';
import { compileTable, flatten, textsOfChannels } from '@catch/words';
import type { Plugin } from 'vite';

/**
 * The catalogue's files come into the app compiled: no parser of messages is shipped. A language is one file, so it brings
 * the words of the channels along.
 */
export const words = (): Plugin => ({
  name: 'words',
  enforce: 'pre',
  transform: {
    filter: { id: /\/words\/catalogue\/(web|channels)\/.+\.json$/ },
    handler: (code, id) => {
      const texts = flatten(JSON.parse(code));
      const isWhole = /\/catalogue\/web\/[a-z]+\.json$/.test(id);
      const all = isWhole ? { ...texts, ...textsOfChannels('web', basename(id, '.json')) } : texts;
      return { code: `export default ${compileTable(all)}`, map: null, moduleType: 'js' };
    },
  },
});
