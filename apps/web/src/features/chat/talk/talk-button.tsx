import { MessageCircle } from 'lucide-react';
import { pageConfig } from '../../../lib/page-config.ts';
import { Button } from '../../../ui/button.tsx';
import { say } from '../../../words/settings.ts';
import { askToTalk } from './asked-to-talk.ts';

/** In sight as soon as the page is: people who came to say something need not look for where. */
export const TalkButton = () => (
  <Button icon={<MessageCircle className="size-4" aria-hidden="true" />} onClick={askToTalk}>
    {say('talk.title', { brand: pageConfig.brand })}
  </Button>
);
