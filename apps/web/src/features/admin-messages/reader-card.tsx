import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { readersQuery } from './queries.ts';

/** For staff: who reads what people write. */
export function ReaderCard() {
  const readers = useQuery(readersQuery()).data?.readers;
  if (!readers) return null;
  const description =
    readers.length > 0
      ? `${readers.join(', then ')}. Behind the last one, the built-in reader answers.`
      : 'The built-in reader: no model, no key, and nothing leaves the server. ASSISTANT_MODEL names a model.';
  return <Card title="Who reads messages" description={description} />;
}
