import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from './chromium.ts';

/** For pictures: without a window, and calling nobody. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
      ' ',
    ),
  });
