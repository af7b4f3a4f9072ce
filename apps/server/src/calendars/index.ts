import { google } from '../adapters/google/index.ts';
import type { ProviderFacts } from './provider.ts';

/** Every calendar provider. A deployment has the first whose settings choose it; Google comes last and is always chosen. */
export const providers: readonly ProviderFacts[] = [google];
