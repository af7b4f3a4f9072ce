/** The one place where the requests half meets the times half. */
export type When = { kind: string };
