import { relative } from 'node:path';
import { type Expression, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isExpressionStatement,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Type } from 'typescript/unstable/sync';

/**
 * Promises that nobody waits for: statements whose value is one (or a list of them) without `await`, `void` or a handler
 * for its failure. Asked of the compiler itself, because only it knows what a library returns.
 */
export function floatingPromises(
  root: string,
  configs: readonly string[],
  isChecked: (file: string) => boolean = () => true,
): string[] {
  const api = new API({ cwd: root });
  try {
    const { projects, dispose } = opened(api, configs);
    const found = projects.flatMap((project) => inProject(project, root, isChecked));
    dispose();
    return [...new Set(found)].sort();
  } finally {
    api.close();
  }
}

function opened(api: API, configs: readonly string[]) {
  const snapshot = api.updateSnapshot({ openProjects: [...configs] });
  const projects = configs.map((config) => {
    const project = snapshot.getProject(config);
    if (!project) throw new Error(`TypeScript could not open ${config}.`);
    return project;
  });
  return { projects, dispose: () => snapshot.dispose() };
}

function inProject(
  { program, checker }: Project,
  root: string,
  isChecked: (file: string) => boolean,
): string[] {
  const known = new Map<number, boolean>();
  const isKnownPromise = (type: Type | undefined): boolean => {
    if (!type) return false;
    const before = known.get(type.id) ?? isPromise(checker, type);
    known.set(type.id, before);
    return before;
  };
  const names = program
    .getSourceFileNames()
    .filter((name) => name.startsWith(`${root}/`) && !name.includes('/node_modules/'))
    .filter((name) => isChecked(relative(root, name)));
  return names.flatMap((name) => {
    const file = program.getSourceFile(name);
    if (!file) return [];
    const left = unhandled(file);
    const types = left.length > 0 ? checker.getTypeAtLocation(left) : [];
    return left
      .filter((_, at) => isKnownPromise(types[at]))
      .map((expression) => `${relative(root, name)}:${lineOf(file, expression)}`);
  });
}

/** Values that a statement drops, as far as the syntax shows. */
function unhandled(file: SourceFile): Expression[] {
  const found: Expression[] = [];
  const visit = (node: Node): undefined => {
    if (isExpressionStatement(node) && mayDrop(node.expression)) found.push(node.expression);
    node.forEachChild(visit);
    return undefined;
  };
  visit(file);
  return found;
}

const KEPT = new Set([SyntaxKind.AwaitExpression, SyntaxKind.VoidExpression, SyntaxKind.DeleteExpression]);
const ASSIGNED = new Set([
  SyntaxKind.EqualsToken,
  SyntaxKind.QuestionQuestionEqualsToken,
  SyntaxKind.BarBarEqualsToken,
  SyntaxKind.AmpersandAmpersandEqualsToken,
]);

function mayDrop(expression: Expression): boolean {
  if (KEPT.has(expression.kind)) return false;
  if (expression.kind === SyntaxKind.BinaryExpression) {
    const { operatorToken } = expression as Expression & { readonly operatorToken: Node };
    return !ASSIGNED.has(operatorToken.kind);
  }
  return !handlesFailure(expression);
}

/** `.catch(f)`, `.then(f, g)`, and either of them behind a `.finally(f)`. */
function handlesFailure(expression: Expression): boolean {
  if (!isCallExpression(expression) || !isPropertyAccessExpression(expression.expression)) return false;
  const { name, expression: inner } = expression.expression;
  if (name.text === 'finally') return handlesFailure(inner);
  return expression.arguments.length >= (name.text === 'catch' ? 1 : name.text === 'then' ? 2 : Infinity);
}

function isPromise(checker: Checker, type: Type | undefined): boolean {
  if (!type) return false;
  if (type.isUnionType()) return type.getTypes().some((part) => isPromise(checker, part));
  if (checker.isArrayType(type) && type.isTypeReference())
    return isPromise(checker, checker.getTypeArguments(type)[0]);
  return type.getSymbol()?.name === 'Promise';
}

const lineOf = (file: SourceFile, { end }: Node): number => file.text.slice(0, end).split('\n').length;
