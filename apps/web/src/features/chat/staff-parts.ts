import { type ComponentType, createContext } from 'react';

/** What only staff see of a message: how it came about, by ids and arguments. */
export interface StaffPartsOfChat {
  readonly Trace: ComponentType<{ url: string | null }>;
  readonly EventId: ComponentType<{ eventId: string }>;
  readonly RawArguments: ComponentType<{ args: unknown }>;
}

/** Null for everybody else: they share the chat's parts, and these are not even fetched for them. */
export const StaffParts = createContext<StaffPartsOfChat | null>(null);
