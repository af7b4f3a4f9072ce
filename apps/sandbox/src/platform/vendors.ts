/** One of `../vendors.ts`, which this must not import: each vendor's folder builds on what is here. */
export type VendorName = string;
