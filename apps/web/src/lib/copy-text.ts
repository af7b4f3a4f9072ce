/**
 * Into the clipboard. Browsers offer the modern way on https only, and may refuse it even there; the old one needs
 * nothing but the press of a button. Throws when neither works.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copyByCommand(text)) throw error;
  }
}

function copyByCommand(text: string): boolean {
  let copied = false;
  const fill = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    copied = true;
  };
  document.addEventListener('copy', fill, { capture: true });
  try {
    return document.execCommand('copy') && copied;
  } finally {
    document.removeEventListener('copy', fill, { capture: true });
  }
}
