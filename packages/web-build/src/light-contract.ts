import type { ESTree, Plugin } from 'vite';

const DOMAIN = /\/packages\/domain\/src\/[^?]+\.ts$/;

/** The endpoint properties that the browser's client uses; only the server uses the others. */
const READ = new Set(['method', 'path', 'access', 'roles', 'bodyType']);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function isEndpoint(call: ESTree.CallExpression): boolean {
  return call.callee.type === 'Identifier' && call.callee.name === 'endpoint';
}

function forTheClient(call: ESTree.CallExpression): Edit[] {
  const [definition] = call.arguments;
  const properties = definition?.type === 'ObjectExpression' ? definition.properties : [];
  return properties.flatMap((property, index) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (READ.has(property.key.name)) return [];
    // The range ends at the next property, so the comma is removed, too.
    return [{ start: property.start, end: properties[index + 1]?.start ?? property.end, text: '' }];
  });
}

/** Expressions that a bundler keeps because they may have side effects (a literal may spread others or read their properties). */
const COMPUTED: ReadonlySet<string> = new Set([
  'CallExpression',
  'NewExpression',
  'ArrayExpression',
  'ObjectExpression',
]);

function editsOf(declaration: ESTree.VariableDeclaration): Edit[] {
  return declaration.declarations.flatMap(({ init }) => {
    if (!init || !COMPUTED.has(init.type)) return [];
    return [
      // Code in the domain package has no side effects, but bundlers cannot infer that of a call: mark it as removable.
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
      ...(init.type === 'CallExpression' && isEndpoint(init) ? forTheClient(init) : []),
      { start: init.end, end: init.end, text: '))()' },
    ];
  });
}

/**
 * Keeps only the endpoint properties that the browser's client uses, and drops the schemas: the server validates input
 * and answers, and the validation library weighs 10 KB. Forms import the schemas that they check from `schema.ts`, so
 * only those are bundled.
 */
export function lightContract(): Plugin {
  return {
    name: 'kafaa:light-contract',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      filter: { id: DOMAIN },
      handler(code) {
        const edits = this.parse(code).body.flatMap((node) => {
          const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
          return declaration?.type === 'VariableDeclaration' ? editsOf(declaration) : [];
        });
        let light = '';
        let position = 0;
        for (const { start, end, text } of edits) {
          light += code.slice(position, start) + text;
          position = end;
        }
        return { code: light + code.slice(position), map: null };
      },
    },
  };
}
