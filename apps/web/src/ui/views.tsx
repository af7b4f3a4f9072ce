import { say } from '../words/staff.ts';
import { ChooseOne } from './choices.tsx';

interface Props {
  readonly value: string;
  /** The first one is what the specification names, and has no name in the address. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (change: { readonly view: string }) => void;
}

/** Two ways to look at the same list. */
export const Views = ({ value, options, onChange }: Props) => (
  <ChooseOne label={say('ui.view')} value={value} options={options} onChange={(view) => onChange({ view })} />
);
