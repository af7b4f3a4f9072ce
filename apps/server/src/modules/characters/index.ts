export { charactersRoutes } from './characters.routes.ts';
