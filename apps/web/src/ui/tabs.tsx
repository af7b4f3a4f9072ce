import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly tabs: readonly Tab[];
}

/** Only the chosen tab's content is mounted. The value belongs in the URL (style.md, 'React'). */
export function Tabs({ label, value, onChange, tabs }: Props) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px -outline-offset-2 whitespace-nowrap border-transparent border-b-2 px-2 py-2.5 font-medium text-ink-soft text-sm transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink sm:px-4"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6 outline-offset-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
