import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { say } from '../../words/settings.ts';
import { readersQuery } from './queries.ts';

/** For staff: who reads what people write. */
export function ReaderCard() {
  const readers = useQuery(readersQuery()).data?.readers;
  if (!readers) return null;
  const description =
    readers.length > 0
      ? say('readers.inTurn', { readers: readers.join(say('readers.then')) })
      : say('readers.builtIn');
  return <Card title={say('readers.title')} description={description} />;
}
