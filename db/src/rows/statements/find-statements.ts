import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import { constantText } from './constant-text.ts';
import type { OpenProject } from './open-project.ts';

/** A member of a row type. */
export interface Member {
  name: string;
  isOptional: boolean;
  isNullable: boolean;
  /** Kinds of its values: `string`, `number`, `boolean`, a class, `object`; none for `unknown`. */
  kinds: string[];
}

export interface Statement {
  /** File and line of the call. */
  at: string;
  /** With a `HOLE` for each part, and undefined where only a running process knows the text. */
  sql: string | undefined;
  /** Undefined where no row type is given, or one that a caller gives. */
  members: Member[] | undefined;
}

/** Each `.raw<…>(…)`, and each `.raw(…)` that is awaited or returned. */
export const findStatements = (project: OpenProject, files: string[]): Statement[] =>
  files.flatMap((file) => statementsIn(project, file));

const RUNS = new Set([SyntaxKind.AwaitExpression, SyntaxKind.ReturnStatement, SyntaxKind.ArrowFunction]);

function statementsIn({ checker, read }: OpenProject, file: string): Statement[] {
  const { source, lineAt } = read(file);
  const found: Statement[] = [];
  const visit = (node: Node): void => {
    node.forEachChild(visit);
    if (!is.isCallExpression(node) || !is.isPropertyAccessExpression(node.expression)) return;
    const [sql] = node.arguments;
    const [result] = node.typeArguments ?? [];
    const isStatement = result || RUNS.has(node.parent.kind);
    if (node.expression.name.text !== 'raw' || !sql || !isStatement) return;
    const at = `${file}:${lineAt(node.expression.name.end)}`;
    const constant = constantText(checker, sql);
    // `??` is a name that a binding gives.
    const isWhole = constant !== undefined && !constant.includes('??');
    found.push({ at, sql: isWhole ? constant : undefined, members: result && membersOf(checker, result) });
  };
  visit(source);
  return found;
}

/** Of `R` in `{ rows: R[] }` and `{ rows: [R] }`. */
function membersOf(checker: Checker, argument: Node): Member[] | undefined {
  const result = checker.getTypeAtLocation(argument);
  const rows = result && checker.getPropertyOfType(result, 'rows');
  const list = rows && checker.getTypeOfSymbol(rows);
  const row = list?.isTypeReference() ? checker.getTypeArguments(list)[0] : undefined;
  if (!row || row.flags & TypeFlags.TypeParameter) return undefined;
  return checker.getPropertiesOfType(row).map((symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    const parts = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
    const has = (flags: TypeFlags) => parts.some((part) => part.flags & flags);
    return {
      name: symbol.name,
      isOptional: has(TypeFlags.Undefined),
      isNullable: has(TypeFlags.Null | TypeFlags.Unknown),
      kinds: [...new Set(parts.map((part) => kindOf(checker, part)))].filter((kind) => kind !== ''),
    };
  });
}

function kindOf(checker: Checker, type: Type): string {
  if (type.flags & (TypeFlags.Nullable | TypeFlags.Unknown)) return '';
  if (type.flags & TypeFlags.StringLike) return 'string';
  if (type.flags & TypeFlags.NumberLike) return 'number';
  if (type.flags & TypeFlags.BooleanLike) return 'boolean';
  if (checker.isArrayLikeType(type)) return 'Array';
  const name = type.getSymbol()?.name ?? '';
  return name === 'Date' || name === 'Buffer' ? name : 'object';
}
