import createDOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';

/**
 * Descriptions are written by the sender of the invitation. What calendars themselves let people write stays (simple
 * formatting and links); pictures, styles, forms and scripts do not: a picture alone would let its sender know who
 * looked.
 */
const allowed = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'br',
    'p',
    'div',
    'span',
    'ul',
    'ol',
    'li',
    'blockquote',
    'code',
    'pre',
    'hr',
  ],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  RETURN_DOM_FRAGMENT: true,
} as const;

// An instance of our own, so that the hook below is nobody else's.
const purify = createDOMPurify(window);
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer nofollow');
});

export function SafeDescription({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(
      purify.sanitize(html, {
        ...allowed,
        ALLOWED_TAGS: [...allowed.ALLOWED_TAGS],
        ALLOWED_ATTR: [...allowed.ALLOWED_ATTR],
      }),
    );
  }, [html]);
  return (
    <div
      ref={ref}
      data-testid="event-description"
      dir="auto"
      className="min-w-0 whitespace-pre-line break-words [&_a]:text-accent [&_a]:underline [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5"
    />
  );
}
