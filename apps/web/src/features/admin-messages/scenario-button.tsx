import type { StoredMessage } from '@catch/contract';
import { FlaskConical } from 'lucide-react';
import { staffError } from '../../lib/staff-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/staff.ts';
import { useDownloadScenario } from './use-download-scenario.ts';

/** The whole turn of a message, as a file that the evaluation runs again. */
export function ScenarioButton({ stored }: { stored: StoredMessage }) {
  const scenario = useDownloadScenario();
  return (
    <>
      {scenario.isError && (
        <Banner tone="danger" className="sm:mr-auto">
          {staffError(scenario.error, say('messages.theTurnCouldNot'))}
        </Banner>
      )}
      <Button
        variant="ghost"
        icon={<FlaskConical className="size-4" aria-hidden="true" />}
        title={say('messages.theWholeTurnPeople')}
        busy={scenario.isPending}
        onClick={() => scenario.mutate(stored)}
      >
        {say('messages.downloadAsEvaluationScenario')}
      </Button>
    </>
  );
}
