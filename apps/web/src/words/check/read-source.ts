import { type ESTree, parseSync } from 'vite';

type Node = ESTree.Node;

/** Somebody would see it, and it is not in the catalogue. */
interface Literal {
  readonly line: number;
  readonly text: string;
}

interface Use {
  readonly key: string;
  readonly line: number;
  /** The names of what is passed; null where a key stands for itself (`label: 'theme.dark'`) and nothing can be. */
  readonly given: readonly string[] | null;
}

export interface Source {
  readonly literals: readonly Literal[];
  readonly uses: readonly Use[];
}

/** Attributes whose text nobody sees. */
const technical =
  /^(class(Name)?|style|type|role|to|href|src|id|key|name|variant|tone|size|shape|rel|target|value|data-.*|fill|stroke.*|stop.*|auto.*|aria-(?!label$|description$|roledescription$|valuetext$).*)$/;
/** What is said to developers: the console, errors nobody catches for people, headers. */
const forDevelopers =
  /^(console\.\w+|useLoggedFailure|super|\w*Error|\w+\.(set|querySelector|getElementById|append))$/;
/** Names of companies, keys of a keyboard, and what other programs send: the same in every language. */
const names =
  /^(Google Calendar|Catch|Escape|Enter|Home|End|Arrow(Up|Down|Left|Right)|Bearer |VERIFY |[A-Za-z]*Error|AnsweredLater)$/;

/** What says a message: `say(key, values)`, on the server `say(to, key, values)`. */
const speaks = /^(say|sayIn|rich)$/;

const letters = /\p{L}{2}/u;
/** A capital and small letters, or words with an end: nothing that a program says to a program looks like it. */
const looksSaid = (text: string): boolean =>
  letters.test(text) &&
  (/^[\s[(]*\p{Lu}\p{Ll}/u.test(text) ||
    /\p{L} .*[.!?…]$/u.test(text) ||
    /^\p{Lu}+-\p{Lu}\p{Ll}/u.test(text));

/** Walks one file: which keys it says and with what, and which of its words are not in the catalogue. */
export function readSource(file: string, code: string, isKey: (text: string) => boolean): Source {
  const literals: Literal[] = [];
  const uses: Use[] = [];
  const lineOf = (node: Node): number => code.slice(0, node.start).split('\n').length;
  const say = (node: Node, text: string): void => {
    literals.push({ line: lineOf(node), text: text.replace(/\s+/g, ' ').trim() });
  };
  const keyIn = (node: Node, given: readonly string[] | null): boolean => {
    if (node.type !== 'Literal' || typeof node.value !== 'string' || !isKey(node.value)) return false;
    uses.push({ key: node.value, line: lineOf(node), given });
    return true;
  };

  const isKeyed = (node: Node): boolean =>
    keysOf(node).every((key) => key.type === 'Literal' && typeof key.value === 'string' && isKey(key.value));

  const visit = (node: Node, quiet: boolean, attribute: boolean): void => {
    switch (node.type) {
      case 'ImportDeclaration':
        return;
      case 'JSXText':
        if (letters.test(node.value)) say(node, node.value);
        return;
      case 'JSXAttribute':
        if (!technical.test(nameOf(node.name))) visitAll(node.value, quiet, true);
        else visitAll(node.value, true, false);
        return;
      case 'CallExpression':
      case 'NewExpression': {
        const callee = nameOf(node.callee);
        // On the server, whom it is said to comes first.
        const at = speaks.test(callee) ? node.arguments.slice(0, 2).findIndex((one) => isKeyed(one)) : -1;
        const keys = node.arguments[at];
        if (keys) {
          for (const key of keysOf(keys)) keyIn(key, namesOf(node.arguments[at + 1]));
          visitAll(node.arguments.toSpliced(at, 1), quiet, false);
          return;
        }
        visitAll(node.callee, quiet, false);
        visitAll(node.arguments, quiet || forDevelopers.test(callee), false);
        return;
      }
      case 'TaggedTemplateExpression':
        visitAll(node.quasi.expressions, quiet, false);
        return;
      case 'BinaryExpression':
        visitAll([node.left, node.right], true, false);
        return;
      case 'Property':
        if (node.computed) visit(node.key, quiet, false);
        visit(node.value, quiet || /^(className|headers)$/.test(nameOf(node.key)), attribute);
        return;
      case 'Literal':
        if (typeof node.value !== 'string' || keyIn(node, null) || quiet || names.test(node.value)) return;
        if (attribute ? letters.test(node.value) && !/^[a-z-]+$/.test(node.value) : looksSaid(node.value))
          say(node, node.value);
        return;
      case 'TemplateLiteral': {
        const text = node.quasis.map(({ value }) => value.cooked ?? '').join('{}');
        if (
          !quiet &&
          !names.test(node.quasis[0]?.value.cooked ?? '') &&
          (looksSaid(text) || /\p{L} \{\}|\{\} \p{L}/u.test(text))
        )
          say(node, text);
        visitAll(node.expressions, quiet, false);
        return;
      }
    }
    if (node.type.startsWith('TS') && !('expression' in node)) return;
    for (const [name, child] of Object.entries(node))
      if (name !== 'type' && name !== 'typeAnnotation' && name !== 'typeArguments')
        visitAll(child, quiet, false);
  };
  const visitAll = (child: unknown, quiet: boolean, attribute: boolean): void => {
    if (Array.isArray(child)) for (const one of child) visitAll(one, quiet, attribute);
    else if (isNode(child))
      visit(child, quiet, attribute && (child.type === 'Literal' || child.type === 'JSXExpressionContainer'));
  };
  visit(parseSync(file, code).program, false, false);
  return { literals, uses };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function nameOf(node: Node): string {
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  if (node.type === 'Super') return 'super';
  return 'name' in node && typeof node.name === 'string' ? node.name : '';
}

/** A key, or the keys between which is chosen. */
const keysOf = (node: Node): Node[] =>
  node.type === 'ConditionalExpression' ? [...keysOf(node.consequent), ...keysOf(node.alternate)] : [node];

/** '...' where it cannot be seen. */
function namesOf(values: Node | undefined): string[] {
  if (!values) return [];
  if (values.type !== 'ObjectExpression') return ['...'];
  return values.properties.map((property) => (property.type === 'Property' ? nameOf(property.key) : '...'));
}
