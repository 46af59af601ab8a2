import type { Plugin } from 'vite'

/**
 * What every schema of zod refers to and the portal never uses, so that no bundler leaves it out: 7 kB before the first screen, and
 * work for each schema as it is made.
 */
const unused = [
  // Only the server describes schemas, for `/api/openapi.json`.
  { name: 'JSON schemas', part: /^ *inst\._zod\.processJSONSchema = .*;$/gm, instead: '' },
  {
    name: 'JSON schemas',
    part: /\bcreate(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g,
    instead: 'undefined',
  },
  // A schema without a sentence of its own says that of platform/text/text.ts.
  { name: 'default locale', part: /\bcore\.config\(en\(\)\)/g, instead: 'undefined' },
  // For values that refer to themselves, which no answer and no form holds.
  {
    name: 'memoizer',
    part: /\bcore\.config\(\{ memoizer: core\.memoizer\(\) \}\)/g,
    instead: 'undefined',
  },
  // The policy of the portal's page forbids functions made from text: see zod-first.ts.
  { name: 'compiled parsers', part: /\$ZodObjectJIT\b/g, instead: '$ZodObject' },
] as const

export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler(code) {
        let lean = code
        for (const { name, part, instead } of unused) {
          if (lean.search(part) < 0)
            this.error(`zod has its ${name} elsewhere now: see ops/bundle/lean-zod.ts.`)
          lean = lean.replaceAll(part, instead)
        }
        return { code: lean, map: null }
      },
    },
  }
}
