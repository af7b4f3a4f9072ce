import { slackPopupSize } from './timing.ts';

/** 600x700, in the middle of the window it belongs to; null when the browser blocked it. */
export function openPopup(url: string): Window | null {
  const { width, height } = slackPopupSize;
  const left = Math.round(window.screenX + Math.max(0, (window.outerWidth - width) / 2));
  const top = Math.round(window.screenY + Math.max(0, (window.outerHeight - height) / 2));
  return window.open(url, 'slack-oauth', `popup,width=${width},height=${height},left=${left},top=${top}`);
}
