import { ExternalLink } from 'lucide-react';
import { say } from '../words/staff.ts';

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** Both the link's text and its title (design: 'Chat'); nothing when there is no trace. */
export const TraceLink = ({ url }: { url: string | null | undefined }) =>
  url && isWebAddress(url) ? (
    <a
      href={url}
      title={say('ui.viewTraceInLogfire')}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center gap-1.5 font-medium text-accent text-sm hover:underline"
    >
      {say('ui.viewTraceInLogfire')}
      <ExternalLink className="size-3.5" aria-hidden="true" />
    </a>
  ) : null;
