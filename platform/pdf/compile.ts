import { join } from 'node:path'
import type { DocumentData } from './document.ts'
import { readFaces } from './fonts.ts'
import { prepare } from './prepare.ts'
import { printableIn } from './printable.ts'
import { loadTypst, type Compiler, type Source } from './typst.ts'
import { findUnfit } from './unfit.ts'

/** Opens the compiler with our template and faces. What it returns makes a paper, and does nothing else meanwhile. */
export function openCompiler(template: string): (data: DocumentData) => Uint8Array {
  const { fonts, isCovered } = readFaces()
  const compiler = loadTypst().NodeCompiler.create({
    workspace: template,
    fontArgs: [{ fontBlobs: fonts }],
  })
  return (data) => {
    const unfit = findUnfit(data)
    if (unfit !== null) throw new Error(unfit)
    const { printed, photos } = prepare(data)
    for (const { path, bytes } of photos) compiler.mapShadow(join(template, path), Buffer.from(bytes))
    try {
      const inputs = { data: JSON.stringify(printableIn(printed, isCovered)) }
      return compile(compiler, { mainFilePath: join(template, 'document.typ'), inputs }, data.generatedAt)
    } finally {
      compiler.resetShadow()
      compiler.evictCache(0)
    }
  }
}

function compile(compiler: Compiler, source: Source, generatedAt: Date) {
  const compiled = compiler.compile(source)
  if (!compiled.result)
    throw new Error(`The paper did not compile: ${explain(compiler, compiled.takeDiagnostics())}`)
  return compiler.pdf(compiled.result, {
    pdfStandard: 'ua-1',
    creationTimestamp: Math.floor(generatedAt.getTime() / 1000),
  })
}

function explain(compiler: Compiler, error: object | null) {
  const found = error ? compiler.fetchDiagnostics(error) : []
  return found.map(({ message, path, range }) => `${message} (${path} ${JSON.stringify(range)})`).join('; ')
}
