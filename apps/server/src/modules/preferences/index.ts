export * from './preferences.repository.ts';
