import { compileTable, flatten } from '@catch/words';
import type { Plugin } from 'vite';

/** The catalogue's files come into the app compiled: no parser of messages is shipped. */
export const words = (): Plugin => ({
  name: 'words',
  enforce: 'pre',
  transform: {
    filter: { id: /\/words\/catalogue\/web\/.+\.json$/ },
    handler: (code) => ({
      code: `export default ${compileTable(flatten(JSON.parse(code)))}`,
      map: null,
      moduleType: 'js',
    }),
  },
});
