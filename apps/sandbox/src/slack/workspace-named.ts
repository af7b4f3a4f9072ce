import { Impossible } from './member/act.ts';
import { findWorkspace, type Workspace } from './workspaces.ts';

export const workspaceNamed = (wanted: string | undefined): Workspace => {
  const workspace = findWorkspace(wanted);
  if (workspace === undefined) throw new Impossible(`There is no workspace ${wanted}.`);
  return workspace;
};
