import type { Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { OpenProject } from './open-project.ts';

/** Ends of a chain that answer with a count, or not at all. */
const WITHOUT_ROWS = new Set(['update', 'delete', 'del', 'insert', 'commit', 'rollback']);
const PROMISE = new Set(['then', 'catch', 'finally']);
/** Methods whose arguments are parts of their statement. */
const OF_PARTS = /^(?:and|or)?(?:where|having|on|modify|with|from|union|\w*join)/i;

/** File and line of each statement of knex's builder whose rows, or a column of them, are `any`. */
export function findLooseRows({ checker, read }: OpenProject, files: string[]): string[] {
  return files.flatMap((file) => {
    const { source, lineAt } = read(file);
    const statements = builderStatements(source);
    const types = statements.length > 0 ? checker.getTypeAtLocation(statements) : [];
    return statements
      .filter((_, i) => {
        const type = types[i];
        return type?.getSymbol()?.name === 'QueryBuilder' && isLoose(checker, awaited(checker, type));
      })
      .map(({ end }) => `${file}:${lineAt(end)}`);
  });
}

/** Calls that no longer chain goes on with, and whose rows may be read. */
function builderStatements(source: Node): Node[] {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    if (!is.isCallExpression(node)) {
      node.forEachChild(visit);
      return;
    }
    const { parent, expression } = node;
    const link = is.isPropertyAccessExpression(expression) ? expression.name.text : '';
    visit(expression);
    if (!OF_PARTS.test(link)) node.arguments.forEach(visit);
    if (is.isPropertyAccessExpression(parent) && !PROMISE.has(parent.name.text)) return;
    if (!WITHOUT_ROWS.has(link) || node.arguments.length > 1) found.push(node);
  };
  visit(source);
  return found;
}

/** Given to the first argument of `then`. */
function awaited(checker: Checker, type: Type): Type | undefined {
  const firstParameter = (ofType: Type | undefined) => {
    const [signature] = ofType ? checker.getSignaturesOfType(ofType, SignatureKind.Call) : [];
    return signature && checker.getParameterType(signature, 0);
  };
  const then = checker.getPropertyOfType(type, 'then');
  const onFulfilled = firstParameter(then && checker.getTypeOfSymbol(then));
  return firstParameter(onFulfilled && checker.getNonNullableType(onFulfilled));
}

function isLoose(checker: Checker, type: Type | undefined): boolean {
  if (!type || type.flags & TypeFlags.Any) return true;
  if (type.isUnionType()) return type.getTypes().some((part) => isLoose(checker, part));
  if (!(type.flags & TypeFlags.Object)) return false;
  if (checker.isArrayLikeType(type) && type.isTypeReference())
    return isLoose(checker, checker.getTypeArguments(type)[0]);
  const members = checker.getPropertiesOfType(type).map((member) => checker.getTypeOfSymbol(member));
  const indexed = checker.getIndexInfosOfType(type).map(({ valueType }) => valueType);
  return [...members, ...indexed].some((member) => member && member.flags & TypeFlags.Any);
}
