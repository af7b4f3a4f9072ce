import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** `E2E_SCREENSHOTS=<folder>` also draws every screen, to be looked at; docs/screenshots come from `npm run screenshots`. */
const pictures = process.env.E2E_SCREENSHOTS;
if (pictures) mkdirSync(pictures, { recursive: true });

const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } };

/** In this order only one thing changes at a time: every change restyles the whole page. */
const looks = [
  ['desktop', 'light'],
  ['desktop', 'dark'],
  ['phone', 'dark'],
  ['phone', 'light'],
] as const;

/**
 * What shines through the bar and lies behind a dialog is blurred, which without a graphics card costs more than all
 * else that is drawn. Nothing here looks at it but the pictures.
 */
export async function withoutBlur(context: BrowserContext): Promise<void> {
  if (pictures) return;
  await context.addInitScript(() => {
    const sharp = new CSSStyleSheet();
    sharp.replaceSync('* { backdrop-filter: none !important }');
    document.adoptedStyleSheets.push(sharp);
  });
}

/** Colours that are still on their way from one theme to the other would be judged half-way. */
async function atRest(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.waitForFunction(
    (dark) => matchMedia('(prefers-color-scheme: dark)').matches === dark,
    colorScheme === 'dark',
  );
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** The only rules that a theme has a part in: another one changes colours and nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The builder would send axe, half a megabyte, twice before every run. Sent once, it stays on the page. */
const builder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeItself = readFileSync(builder.resolve('axe-core/axe.min.js'), 'utf8');

interface Judged {
  readonly part?: string | undefined;
  readonly only?: string[];
  readonly without?: string[];
}

async function noViolations(page: Page, where: string, judged: Judged): Promise<void> {
  const axe = new AxeBuilder({ page, axeSource: '"axe is on the page"' }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Style sheets would be fetched again for one rule, css-orientation-lock, which is off by default.
    preload: { assets: ['media'] },
  });
  if (judged.only) axe.withRules(judged.only);
  if (judged.without) axe.disableRules(judged.without);
  const { violations } = await (judged.part ? axe.include(judged.part) : axe).analyze();
  expect(
    violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
}

/**
 * Colours are most of what axe does, and a page says most of its words in the same few. Marks one element of every
 * kind that was not seen before: its words, and every ground up to the first that covers what is beneath. Words that
 * float over something else without such a ground are each of a kind of their own.
 */
const markNewColours = (page: Page, seen: Set<string>, part = 'body'): Promise<number> =>
  page
    .evaluate(
      ({ known, root }) => {
        const kinds = new Set(known);
        for (const old of document.querySelectorAll('[data-new-colours]'))
          old.removeAttribute('data-new-colours');
        const covers = (color: string) => color.startsWith('rgb(');
        const hasWords = (element: Element) =>
          element.matches('input, textarea, select') ||
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
        for (const [place, element] of document.querySelectorAll(`${root} *`).entries()) {
          if (!hasWords(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
          const words = getComputedStyle(element);
          const around = element.parentElement && getComputedStyle(element.parentElement).color;
          const kind = [
            element.tagName,
            words.color,
            words.fontSize,
            words.fontWeight,
            words.textDecorationLine,
          ];
          // What axe passes over must not stand for what it would judge.
          const exempt = element.closest('[disabled], [aria-disabled=true], [aria-hidden=true], [inert]');
          const { x, y, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          kind.push(around ?? '', String(exempt !== null), String(hit !== null && element.contains(hit)));
          let isCovered = false;
          for (let ground: Element | null = element; ground; ground = ground.parentElement) {
            const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(ground);
            if (opacity !== '1') kind.push(opacity);
            if (isCovered) continue;
            kind.push(backgroundColor, backgroundImage);
            isCovered = covers(backgroundColor);
            if (!isCovered && (position === 'absolute' || position === 'fixed')) kind.push(String(place));
          }
          if (kinds.has(kind.join())) continue;
          kinds.add(kind.join());
          element.setAttribute('data-new-colours', '');
        }
        return [...kinds];
      },
      { known: [...seen], root: part },
    )
    .then((kinds) => {
      const found = kinds.length - seen.size;
      for (const kind of kinds) seen.add(kind);
      return found;
    });

const sideways = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));

/** How far the page goes on beneath its last line. */
export const beneath = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const end = document.querySelector('footer:not(main *, [role=dialog] *)')?.getBoundingClientRect().bottom;
    return end === undefined
      ? 0
      : Math.max(0, document.documentElement.scrollHeight - scrollY - Math.ceil(end));
  });

interface Look {
  /** Behind an open dialog the page is hidden from everybody: then only this part is judged. */
  readonly part?: string | undefined;
  readonly fullPage?: boolean;
}

/**
 * Both themes at both sizes: nothing is cut off, and axe finds nothing. Another size shows other elements, another
 * theme shows other colours; so each size is judged once but for its colours, and colours wherever they are new.
 */
export async function looksRight(
  page: Page,
  name: string,
  { part, fullPage = true }: Look = {},
): Promise<void> {
  const colours = new Set<string>();
  const judged = new Set<string>();
  await page.evaluate(axeItself);
  for (const [size, colorScheme] of looks) {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme });
    await atRest(page, colorScheme);
    if (pictures) {
      await page.waitForTimeout(400); // for the eye only: the new colours must have been painted
      await page.screenshot({ path: `${pictures}/${name}-${size}-${colorScheme}.png`, fullPage });
    }
    const where = `${size} ${colorScheme}`;
    if (!judged.has(size)) await noViolations(page, where, { part, without: COLOUR_RULES });
    judged.add(size);
    if ((await markNewColours(page, colours, part)) > 0)
      await noViolations(page, where, { part: '[data-new-colours]', only: COLOUR_RULES });
    expect(await sideways(page, 'html'), `${size}: the page must not scroll sideways`).toEqual([0]);
    const dialogs = await sideways(page, '[role=dialog] section');
    expect(dialogs, `${size}: nor what is in a dialog`).toEqual(dialogs.map(() => 0));
    expect(await beneath(page), `${size}: the page must end where it ends`).toBe(0);
  }
  const cards = await sideways(page, '.table-cards');
  expect(cards, 'cards on a phone must not scroll sideways either').toEqual(cards.map(() => 0));
}
