/** What an adapter stores in tables of its own, named for the modules that treat everything stored alike. */
export interface AdapterData {
  readonly sealed: readonly SealedColumn[];
  readonly exported: readonly ExportedTable[];
}

/** A column that keeps a sealed secret for longer than minutes. Key rotation seals it again. */
export interface SealedColumn {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  /** What it was sealed for: this and the key's value, with a colon between them. */
  readonly context: string;
}

/** A part of a person's export: rows of one table that belong to them, in the order of a unique column. */
export interface ExportedTable {
  readonly name: string;
  readonly table: string;
  /** The column that says whose a row is. */
  readonly owner: 'id' | 'user_id';
  readonly key: string;
  readonly columns: readonly string[];
}
