import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type Cell, toCsv } from '../lib/csv.ts';
import { downloadText } from '../lib/download.ts';
import { say } from '../words/staff.ts';
import { Button } from './button.tsx';

interface Props {
  /** Without date and ending. */
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: () => Promise<readonly (readonly Cell[])[]>;
  readonly onFailed: (error: unknown) => void;
}

/** Everything that matches the filters, not only the page in sight. */
export function ExportButton({ name, header, rows, onFailed }: Props) {
  const save = useMutation({
    mutationFn: async () =>
      downloadText(
        `${name}-${new Date().toISOString().slice(0, 10)}.csv`,
        'text/csv;charset=utf-8',
        toCsv(header, await rows()),
      ),
    onError: onFailed,
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download className="size-4" aria-hidden="true" />}
      busy={save.isPending}
      onClick={() => save.mutate()}
    >
      {save.isPending ? say('ui.exporting') : say('ui.exportCsv')}
    </Button>
  );
}
