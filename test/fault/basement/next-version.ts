import { cp, mkdtemp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rmSync } from 'node:fs'
import { projectRoot } from '#platform/project-root.ts'
import { afterwards } from '../clean-up.ts'

/**
 * The product as its next version would be deployed: every script of the portal has another name, and those of before are gone.
 * Returns its folder.
 */
export async function makeNextVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'next-version-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  afterwards(async () => remove(), remove)
  const dist = join(folder, 'dist')
  await cp(join(projectRoot, 'dist'), dist, { recursive: true })
  await cp(join(projectRoot, 'package.json'), join(folder, 'package.json'))
  for (const name of ['node_modules', 'db']) await symlink(join(projectRoot, name), join(folder, name))

  const worker = await readFile(join(dist, 'ops/worker.js'), 'utf8')
  const names = [...worker.matchAll(/\/assets\/([\w-]+)\.js"/g)].map(([, name = '']) => name)
  for (const name of names) await rename(asset(dist, name), asset(dist, renamed(name)))
  const texts = (await readdir(dist, { recursive: true })).filter((path) => isText.test(path))
  for (const path of texts) {
    const text = await readFile(join(dist, path), 'utf8')
    const next = names.reduce((all, name) => all.replaceAll(`${name}.js`, `${renamed(name)}.js`), text)
    if (next !== text) await writeFile(join(dist, path), next)
  }
  return folder
}

export const mark = '-next'

/** Pages of the portal: not those of the website, which stay as they are. */
const isText = /^(assets|ops)\/.*\.(js|json|html)$/

function renamed(name: string) {
  return name + mark
}

function asset(dist: string, name: string) {
  return join(dist, 'assets', `${name}.js`)
}
