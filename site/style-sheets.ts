import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { projectRoot } from '#platform/project-root.ts'
import { pageKinds, pageSections, type PageKind, type PageSection } from './page-kinds.ts'

type Sheets = { site: string; kinds: Partial<Record<PageKind | PageSection, string>> }

/** The sheet of all pages and those of the kinds and sections that have one, minified, with all that they import inside them. */
export async function styleSheets(): Promise<Sheets> {
  const folder = import.meta.dirname
  const own = ['kinds', 'sections'].flatMap((of) =>
    readdirSync(join(folder, of)).map((file) => join(folder, of, file)),
  )
  const sheets = await bundle([join(folder, 'site.css'), ...own])
  const kinds: Sheets['kinds'] = {}
  for (const kind of [...pageKinds, ...pageSections]) {
    const sheet = sheets.get(kind)
    if (sheet) kinds[kind] = sheet
  }
  return { site: sheets.get('site') ?? '', kinds }
}

/** By the names of the files. */
async function bundle(files: readonly string[]) {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Lightning CSS alone: the default also looks for a PostCSS set-up that we do not have.
    css: { transformer: 'lightningcss' },
    build: {
      write: false,
      cssTarget: ['chrome120', 'safari17', 'firefox121'],
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [basename(file, '.css'), file])),
        output: { assetFileNames: '[name][extname]' },
      },
    },
  })
  const sheets = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return new Map(
    sheets.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css')
        ? [[basename(file.fileName, '.css'), String(file.source).trim()] as const]
        : [],
    ),
  )
}
