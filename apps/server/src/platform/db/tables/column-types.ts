import type { ColumnType } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** The database fills it when it is not given. */
export type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text, read as a value. */
export type Json<T> = ColumnType<T, string, string>;
