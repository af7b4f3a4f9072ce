export const VENDORS = ['google', 'slack', 'whatsapp', 'logfire'] as const;
export type VendorName = (typeof VENDORS)[number];
