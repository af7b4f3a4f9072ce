import { dashboards } from './dashboards.ts';
import { rules } from './rules.ts';

/** What they hold, by their path. */
export const monitoringFiles = (): Record<string, string> => ({
  'deploy/prometheus/rules.yaml': rules(),
  ...Object.fromEntries(Object.entries(dashboards()).map(([name, text]) => [`deploy/grafana/${name}`, text])),
});
