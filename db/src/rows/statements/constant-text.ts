import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import type { Checker } from 'typescript/unstable/sync';

/** A text, or an expression that makes one where its names stand for what `scope` says. */
type Value = string | { node: Node; scope: Scope };
type Scope = ReadonlyMap<string, Value>;

/** Stands where only a running process knows a part of a template: mostly conditions, which change no column. */
export const HOLE = '\0';

/**
 * The text of an expression made of literals, templates, constants of any module and functions of one expression. Of a choice
 * (`a ? b : c`, `TABLE[kind]`, a name of the type `'ar' | 'en'`) the first. A part of a template that only a running process knows is
 * a {@link HOLE}; undefined where that is true of the whole.
 */
export function constantText(checker: Checker, expression: Node): string | undefined {
  const text = (node: Node, scope: Scope): string | undefined => {
    const value = evaluate(node, scope);
    return typeof value === 'string' ? value : undefined;
  };

  function evaluate(node: Node, scope: Scope): Value | undefined {
    if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node) || is.isNumericLiteral(node))
      return node.text;
    if (is.isTemplateExpression(node)) {
      const parts = node.templateSpans.map(({ expression: part, literal }) => [
        text(part, scope) ?? HOLE,
        literal.text,
      ]);
      return node.head.text + parts.flat().join('');
    }
    if (is.isParenthesizedExpression(node) || is.isAsExpression(node) || is.isSatisfiesExpression(node))
      return evaluate(node.expression, scope);
    if (is.isConditionalExpression(node)) return evaluate(node.whenTrue, scope) ?? evaluate(node.whenFalse, scope);
    if (is.isIdentifier(node)) return scope.get(node.text) ?? declared(node);
    if (is.isPropertyAccessExpression(node)) return member(evaluate(node.expression, scope), node.name.text);
    if (is.isElementAccessExpression(node)) return member(evaluate(node.expression, scope));
    if (is.isCallExpression(node)) return called(evaluate(node.expression, scope), [...node.arguments], scope);
    return { node, scope };
  }

  function declared(name: Node): Value | undefined {
    const symbol = checker.getSymbolAtLocation(name);
    const isImported = symbol?.declarations[0]?.kind === SyntaxKind.ImportSpecifier;
    const declaration = (symbol && isImported ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration?.resolve();
    if (declaration && is.isFunctionDeclaration(declaration)) return { node: declaration, scope: new Map() };
    if (declaration && is.isVariableDeclaration(declaration) && declaration.initializer)
      return evaluate(declaration.initializer, new Map());
    const type = checker.getTypeAtLocation(name);
    const first = type?.isUnionType() ? type.getTypes()[0] : type;
    return first?.isStringLiteralType() ? first.value : undefined;
  }

  function member(value: Value | undefined, name?: string): Value | undefined {
    if (typeof value !== 'object' || !is.isObjectLiteralExpression(value.node)) return undefined;
    const properties = value.node.properties.filter(is.isPropertyAssignment);
    const found = properties.find((property) => !name || property.name.getText() === name);
    return found && evaluate(found.initializer, value.scope);
  }

  function called(value: Value | undefined, given: Node[], scope: Scope): Value | undefined {
    if (typeof value !== 'object') return undefined;
    const { node } = value;
    if (!is.isArrowFunction(node) && !is.isFunctionDeclaration(node)) return undefined;
    const inner = new Map(value.scope);
    for (const [i, { name, initializer }] of node.parameters.entries()) {
      const argument = given[i] ? evaluate(given[i], scope) : initializer && evaluate(initializer, value.scope);
      if (argument !== undefined) inner.set(name.getText(), argument);
    }
    const body = node.body && is.isBlock(node.body) ? node.body.statements.find(is.isReturnStatement) : node.body;
    const result = body && is.isReturnStatement(body) ? body.expression : body;
    return result && evaluate(result, inner);
  }

  return text(expression, new Map());
}
