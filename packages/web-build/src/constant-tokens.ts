import { readFileSync } from 'node:fs';
import path from 'node:path';

const TOKENS = path.resolve(import.meta.dirname, '../../ui/src/styles/tokens.css');
/** Tokens of space, radius, type and palette. No theme, page or media query changes them, so the build inlines them. */
const CONSTANT = /^--(?:sp|r|fs|w|lh|chaux|mang|cobalt|ocre|vert|citron|brique)-[\w-]+$/;

interface Declaration {
  readonly prop: string;
  value: string;
  remove(): void;
}

/**
 * Writes constant tokens as their values into the built stylesheets, a PostCSS plugin: `12px` compresses better than
 * `var(--sp-12)`, and the list of tokens need not be sent.
 */
export function constantTokens() {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of readFileSync(TOKENS, 'utf8').matchAll(/(--[\w-]+):\s*([^;]+);/g))
    if (CONSTANT.test(name)) values.set(name, value);
  return {
    postcssPlugin: 'kafaa:constant-tokens',
    Declaration(declaration: Declaration) {
      if (CONSTANT.test(declaration.prop)) declaration.remove();
      else if (declaration.value.includes('var(--'))
        declaration.value = declaration.value.replace(
          /var\((--[\w-]+)\)/g,
          (all, name: string) => values.get(name) ?? all,
        );
    },
  };
}
