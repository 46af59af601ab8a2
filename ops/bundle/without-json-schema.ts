import type { Plugin } from 'vite'

/**
 * The portal parses with its schemas and never describes one, but every schema of zod refers to the code that would: 4 kB
 * before the first screen. Only the server describes schemas, for `/api/openapi.json`.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler(code) {
        const without = code
          .replaceAll(/^ *inst\._zod\.processJSONSchema = .*;$/gm, '')
          .replaceAll(/\bcreate(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g, 'undefined')
        if (/processJSONSchema|JSONSchemaMethod\(/.test(without))
          this.error(
            'zod refers to its JSON schemas in another way now: see ops/bundle/without-json-schema.ts.',
          )
        return { code: without, map: null }
      },
    },
  }
}
