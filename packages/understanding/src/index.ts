export * from './requests/index.ts';
