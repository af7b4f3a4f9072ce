import { escapeHtml } from '../platform/html.ts';
import { seededRandom } from '../platform/random.ts';
import type { Account } from './account.ts';

const SKIN = ['#f6d7bd', '#eabf9f', '#d3a078', '#b57f56', '#8d5a3b', '#6b412a'] as const;
const HAIR = ['#2b2320', '#4a3226', '#7a4b2a', '#a8743f', '#c9a36a', '#5a5a63'] as const;
const BACKGROUND = ['#cfe3f7', '#dcd3f5', '#f6d9df', '#d5edd8', '#fbe6c6', '#cdebe9'] as const;
const CLOTHES = ['#31558c', '#7a3b6e', '#2f6f5b', '#a8492f', '#444b59', '#8a6d1f'] as const;

/** Hair style (short, long, bun, bob), skin and hair colour of the sample people: faces that go with the names. */
const LOOKS: Record<string, readonly [style: number, skin: number, hair: number]> = {
  'staff.one@catch.example': [3, 0, 4],
  'staff.two@catch.example': [0, 2, 0],
  'madrid@example.org': [1, 1, 0],
  'newyork@example.org': [0, 4, 0],
  'kathmandu@example.org': [1, 3, 0],
  'london@example.org': [0, 0, 3],
  'losangeles@example.org': [3, 1, 0],
  'tokyo@example.org': [0, 1, 0],
  'lordhowe@example.org': [2, 0, 2],
  'saopaulo@example.org': [1, 3, 1],
  'berlin@example.org': [0, 0, 4],
  'auckland@example.org': [2, 3, 0],
  'unverified@example.org': [0, 5, 0],
};

/** A drawn portrait that depends on the e-mail alone, so that everybody keeps their face. */
export const avatarSvg = (account: Pick<Account, 'email' | 'name'>): string => {
  const random = seededRandom(`avatar ${account.email}`);
  const [style = 0, skinIndex = 0, hairIndex = 0] = LOOKS[account.email] ?? [
    random.integer(0, 3),
    random.integer(0, 5),
    random.integer(0, 5),
  ];
  const skin = SKIN[skinIndex];
  const hair = HAIR[hairIndex];
  const glasses = random.chance(0.3);
  const hairBack = [
    '',
    `<path d="M46 84c-6 34-4 52 4 64h60c8-12 10-30 4-64z" fill="${hair}"/>`,
    `<circle cx="80" cy="26" r="15" fill="${hair}"/>`,
    `<path d="M48 80c-3 20-2 30 3 38h58c5-8 6-18 3-38z" fill="${hair}"/>`,
  ][style];
  const fringe = [
    `<path d="M49 72c0-26 14-38 31-38s31 12 31 38c-6-14-14-19-31-19s-25 5-31 19z" fill="${hair}"/>`,
    `<path d="M48 82c-2-32 12-48 32-48s34 16 32 48c-4-16-16-28-26-30-12 12-30 14-38 30z" fill="${hair}"/>`,
    `<path d="M49 74c0-26 13-40 31-40s31 14 31 40c-8-12-18-17-31-17s-23 5-31 17z" fill="${hair}"/>`,
    `<path d="M48 84c-3-34 12-50 32-50s35 16 32 50c-3-18-8-27-14-30-14 6-34 6-38 4-6 5-10 12-12 26z" fill="${hair}"/>`,
  ][style];
  const spectacles = glasses
    ? '<g fill="none" stroke="#30343c" stroke-width="2.4"><circle cx="68" cy="80" r="9"/><circle cx="92" cy="80" r="9"/><path d="M77 79h6"/></g>'
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160" role="img"><title>${escapeHtml(account.name)}</title><rect width="160" height="160" fill="${random.pick(BACKGROUND)}"/>${hairBack}<path d="M26 160c2-32 24-44 54-44s52 12 54 44z" fill="${random.pick(CLOTHES)}"/><path d="M68 100h24v18c0 8-24 8-24 0z" fill="${skin}"/><ellipse cx="80" cy="80" rx="29" ry="34" fill="${skin}"/>${fringe}<g fill="#2d2a2a"><circle cx="68" cy="80" r="3"/><circle cx="92" cy="80" r="3"/></g>${spectacles}<path d="M70 96c6 6 14 6 20 0" fill="none" stroke="#8a4b3d" stroke-width="2.6" stroke-linecap="round"/></svg>`;
};
