export * from './requests/index.ts';
export * from './when/index.ts';
