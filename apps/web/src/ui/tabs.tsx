import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface Tab {
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
  // A press tells it twice, with the focus and with the click, and the second may come before the first is drawn.
  const asked = useRef(value);
  useEffect(() => {
    asked.current = value;
  }, [value]);
  const change = (next: string) => {
    if (next === asked.current) return;
    asked.current = next;
    onChange(next);
  };
  return (
    <Radix.Root value={value} onValueChange={change}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            // The library would give it the focus by script, which draws a ring as if by keyboard. The browser's own
            // focus does not, and tells of the tab as well; where a press gives no focus, the click does.
            onMouseDownCapture={(event) => {
              if (event.button === 0 && !event.ctrlKey) event.stopPropagation();
            }}
            onClick={() => change(tab.value)}
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
