import { z } from 'zod';
import { Box, flag, number, several } from '#lib/endpoint.ts';
import type { SearchRule } from '#rules/search-params.ts';
import { readShape } from '#rules/shape.ts';

export const Shape = z.string().transform((text, context) => {
  const shape = readShape(text);
  if (typeof shape !== 'string') return shape;
  context.addIssue({ code: 'custom', params: { code: shape }, message: shape, input: text });
  return z.NEVER;
});

type Of<K extends SearchRule['kind']> = Extract<SearchRule, { kind: K }>;
const text = ({ max }: Of<'text'>) => z.string().trim().max(max).optional();
const word = ({ pattern, max }: Of<'word'>) => z.string().max(max).regex(pattern).optional();
const words = ({ pattern, max, most }: Of<'words'>) => several(z.string().max(max).regex(pattern), most);
const choice = <T extends readonly string[]>(of: T) => z.enum(of).optional();
const choices = <T extends readonly string[]>(of: T) => several(z.enum(of));
const figure = ({ min, max, whole }: Of<'number'>) =>
  number(whole ? z.number().int().min(min).max(max) : z.number().min(min).max(max));
const box = () => Box.optional();

type Schemas<R> = R extends { kind: 'choice'; of: infer T extends readonly string[] }
  ? ReturnType<typeof choice<T>>
  : R extends { kind: 'choices'; of: infer T extends readonly string[] }
    ? ReturnType<typeof choices<T>>
    : R extends { kind: 'text' }
      ? ReturnType<typeof text>
      : R extends { kind: 'word' }
        ? ReturnType<typeof word>
        : R extends { kind: 'words' }
          ? ReturnType<typeof words>
          : R extends { kind: 'number' }
            ? ReturnType<typeof figure>
            : R extends { kind: 'box' }
              ? ReturnType<typeof box>
              : R extends { kind: 'switch' }
                ? typeof flag
                : never;

function schemaOf(rule: SearchRule) {
  switch (rule.kind) {
    case 'text':
      return text(rule);
    case 'switch':
      return flag;
    case 'word':
      return word(rule);
    case 'words':
      return words(rule);
    case 'choice':
      return choice(rule.of);
    case 'choices':
      return choices(rule.of);
    case 'number':
      return figure(rule);
    case 'box':
      return box();
  }
}

/** A table of rules as the shape of a zod object. */
export const shapeOf = <T extends Record<string, SearchRule>>(rules: T) =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, schemaOf(rule)])) as {
    [K in keyof T]: Schemas<T[K]>;
  };
