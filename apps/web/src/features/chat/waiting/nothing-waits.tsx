import { classNames } from '../../../lib/class-names.ts';
import { cardClass } from '../../../ui/card.tsx';
import { say } from '../../../words/settings.ts';

export const NothingWaits = () => (
  <div className={classNames(cardClass, 'px-5 py-4 text-sm sm:px-6')}>
    <p>{say('waiting.nothing')}</p>
    <p className="text-ink-soft">{say('waiting.hint')}</p>
  </div>
);
