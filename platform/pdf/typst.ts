import { createRequire } from 'node:module'

export type Source = { mainFilePath: string; inputs: Record<string, string> }

/** The little that we use of the compiler. Its package of one platform brings no types. */
export type Compiler = {
  mapShadow(path: string, content: Buffer): void
  resetShadow(): void
  evictCache(maxAge: number): void
  compile(source: Source): {
    result: object | null
    takeDiagnostics(): object | null
  }
  fetchDiagnostics(error: object): { message: string; path: string; range: unknown }[]
  pdf(compiled: object, options: { pdfStandard: 'ua-1'; creationTimestamp: number }): Buffer
}

type Binding = {
  NodeCompiler: { create(options: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }): Compiler }
}

/** The wrapper package would choose among more platforms than the registry holds; ours are those of PostgreSQL. */
export function loadTypst(): Binding {
  const platform = `${process.platform}-${process.arch}${process.platform === 'linux' ? '-gnu' : ''}`
  return createRequire(import.meta.url)(`@myriaddreamin/typst-ts-node-compiler-${platform}`)
}
